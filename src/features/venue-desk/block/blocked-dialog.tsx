import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { slotTimes } from '../../../entities/court/court-week.ts';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import {
  deleteVenueBlock,
  getGetVenueCalendarQueryKey,
  getGetVenueCalendarQueryOptions,
} from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Block, CourtRef, GetVenueCalendarData, Id } from '../../../shared/api/generated/model';
import { useWrite } from '../../../shared/api/use-write.ts';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { isAskable } from '../../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { now } from '../../../shared/platform/clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { LoadingDialog } from '../loading-dialog.tsx';
import { BlockOutcomes } from './block-outcomes.tsx';

interface BlockedDialogProps {
  venueId: Id;
  id: Id;
  onClose: () => void;
}

/** A closed time, as the calendar on screen has it, or the calendar of the day that the address names. */
export function BlockedDialog({ venueId, id, onClose }: BlockedDialogProps) {
  const t = useT('desk');
  const client = useQueryClient();
  const [search] = useSearchParams();
  const named = search.get('date') ?? '';
  const date = isAskable(named) ? named : tiraneDate(now());
  const query = useQuery(getGetVenueCalendarQueryOptions(venueId, { from: date, to: date }));
  // what was found stays while the dialog closes
  const [listed] = useState(() => findBlock(loadedCalendars(client, venueId), id));
  const [answered, setAnswered] = useState<FoundBlock>();
  const found = listed ?? answered ?? findBlock([query.data], id);
  if (found && !listed && !answered) setAnswered(found);
  if (found) return <OpenBlock {...{ venueId, found, onClose }} />;
  if (query.isPending) return <LoadingDialog kind="blocked" title={t('blocked.title')} onClose={onClose} />;
  return (
    <Dialog title={t('blocked.title')} closeButton onClose={onClose}>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <ErrorState title={t('blocked.notFound')} />
      )}
    </Dialog>
  );
}

interface FoundBlock {
  block: Block;
  courts: readonly CourtRef[];
  mayOpen: boolean;
}

const loadedCalendars = (client: ReturnType<typeof useQueryClient>, venueId: Id) =>
  client
    .getQueriesData<GetVenueCalendarData>({ queryKey: getGetVenueCalendarQueryKey(venueId) })
    .map(([, data]) => data);

function findBlock(calendars: readonly (GetVenueCalendarData | undefined)[], id: Id): FoundBlock | undefined {
  return calendars
    .flatMap((data) => {
      const block = data?.blocks.find((one) => one.id === id);
      if (!data || !block) return [];
      const courts = data.courts.filter((court) => block.court_ids.includes(court.id));
      return [{ block, courts, mayOpen: data.permissions['block'] === true }];
    })
    .at(0);
}

function OpenBlock({
  venueId,
  found,
  onClose,
}: Pick<BlockedDialogProps, 'venueId' | 'onClose'> & { found: FoundBlock }) {
  const t = useT('desk');
  const format = useFormat();
  const say = useUnit(snackbarRequested);
  const { block, courts, mayOpen } = found;
  const { date_from: from, date_to: to, time_slot_ids: slots } = block;
  const opening = useWrite<unknown, ApiError>({
    mutationKey: ['deleteVenueBlock'],
    isFinal: true,
    mutationFn: () => deleteVenueBlock(venueId, block.id),
    onError: (error) => say(failureSaid(error)),
    onSuccess: () => {
      say({ message: { key: 'desk:blocked.done' }, color: 'success' });
      onClose();
    },
  });
  const first = slots?.at(0);
  const last = slots?.at(-1);
  return (
    <Dialog
      wide
      title={t('blocked.title')}
      closeButton
      onClose={onClose}
      busy={opening.isPending}
      actions={
        mayOpen && (
          <Button loading={opening.isBusy} onClick={() => opening.mutate()}>
            {t('blocked.open')}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <Facts>
          <Fact term={t('block.courts')}>{format.list(courts.map(({ name }) => name))}</Fact>
          <Fact term={t('common:fields.date')}>
            {from === to ? format.dateLong(from) : `${format.dateShort(from)} – ${format.dateShort(to)}`}
          </Fact>
          <Fact term={t('common:fields.time')}>
            {first === undefined || last === undefined
              ? t('block.allDay')
              : format.timeRange(slotTimes(first).start, slotTimes(last).end)}
          </Fact>
          <Fact term={t('reason.label')}>{block.reason}</Fact>
          {block.created_by && <Fact term={t('blocked.by')}>{block.created_by.name}</Fact>}
        </Facts>
        <BlockOutcomes venueId={venueId} blockId={block.id} mayOpen={mayOpen} isEnding={opening.isBusy} />
      </Stack>
    </Dialog>
  );
}
