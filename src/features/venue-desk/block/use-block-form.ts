import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useConfirm } from '../../../entities/confirmation/use-confirm.ts';
import { isPending } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { colorPresets } from '../../../models/confirmation/presets.ts';
import { putAnswer } from '../../../shared/api/cached-answers.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import {
  createVenueBlock,
  getVenueCalendar,
} from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { CreateVenueBlockData, Id } from '../../../shared/api/generated/model';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { focusById } from '../../../shared/ui/focus-by-id.ts';
import type { DeskPlace } from '../desk-address.ts';
import { useHeld } from '../use-held.ts';
import { affectedFieldId } from './affected-row.tsx';
import { blockDefaults, blockSchema, blockTime, type BlockValues, isComplete, isSameTime } from './block-schema.ts';
import { closingBody, type ClosingChoices, countOf, planClosing } from './closing-plan.ts';

/** The form that closes courts for some time, with the bookings that it would hit as it stands (design §4). */
export function useBlockForm(
  venueId: Id,
  { place, today, onDone }: { place: DeskPlace | null; today: string; onDone: () => void },
) {
  const confirm = useConfirm();
  const t = useT('desk');
  const client = useQueryClient();
  const [choices, setChoices] = useState<ClosingChoices>({});
  const [isTried, setIsTried] = useState(false);
  const defaults = blockDefaults(place, today);
  const form = useApiForm({
    operation: 'createVenueBlock',
    schema: blockSchema,
    defaults,
    send: (body) => {
      const time = blockTime(body);
      const closed = { ...time, reason: body.reason, dry_run: false, affected: closingBody(plan) };
      return settleLostAnswer(
        () => createVenueBlock(venueId, { ...closed, on_conflict: 'refuse' }),
        async () => {
          const { blocks } = await getVenueCalendar(venueId, { from: time.date_from, to: time.date_from });
          return blocks.some((block) => isSameTime(block, time));
        },
      );
    },
    success: { key: 'desk:block.done' },
    onDone,
    onRefused: ({ status, data }, body, { setError }) => {
      const preview = data as CreateVenueBlockData | null; // what a 409 of this operation carries
      if (status !== 409 || preview === null) return void hit.refetch();
      putAnswer(client, previewKey(venueId, blockTime(body)), preview);
      setError('root', { type: 'server', message: t('closing.changed') });
      return 'told';
    },
  });
  const values = { ...defaults, ...useWatch({ control: form.control }) };
  const hit = useHit(venueId, values);
  // while it is sent and the dialog closes, the list must not become that of the closed time
  const known = useHeld(hit.data, isPending(form));
  const plan = planClosing(known?.affected ?? [], choices);
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    setIsTried(true);
    const wrong = plan.find(({ problem }) => problem !== null);
    const cancelled = countOf(plan, 'cancel');
    if (wrong) {
      if (await form.trigger()) focusById(affectedFieldId(wrong.affected.booking.id, wrong.problem));
      else await form.submit(); // leads to what is wrong above, and sends nothing
      return;
    }
    const asks = cancelled > 0 && (await form.trigger());
    if (asks && !(await confirm(cancelling(cancelled)))) return;
    await form.submit();
  };
  return { form: { ...form, submit }, values, hit, closing: { plan, choices, onChoose: setChoices, isTried } };
}

const previewKey = (venueId: Id, time: ReturnType<typeof blockTime>) => ['block preview', venueId, time];

/** The bookings in the chosen time, by a dry run; nothing is asked while the time is not complete. */
function useHit(venueId: Id, values: BlockValues) {
  const time = blockTime(values);
  return useQuery<CreateVenueBlockData, ApiError>({
    queryKey: previewKey(venueId, time),
    queryFn: () => createVenueBlock(venueId, { ...time, reason: '–', dry_run: true }),
    enabled: isComplete(values),
    gcTime: 0,
  });
}

const cancelling = (count: number) =>
  ({
    ...colorPresets.danger,
    title: { key: 'desk:block.cancelTitle' },
    message: { key: 'desk:block.cancelMessage', params: { count } },
    positiveText: { key: 'desk:block.cancelConfirm' },
    negativeText: { key: 'desk:cancel.keepAll' },
  }) as const;
