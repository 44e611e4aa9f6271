import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deadlineText } from '../../../entities/booking/deadline-text.ts';
import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import { getGetVenueBlockQueryOptions } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { ClosureOutcome, Id } from '../../../shared/api/generated/model';
import { skipUnless } from '../../../shared/api/skip-unless.ts';
import type { Format } from '../../../shared/i18n/format.ts';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../../shared/i18n/i18n.ts';
import { now } from '../../../shared/platform/clock.ts';
import { useDeadlines } from '../../../shared/platform/use-deadlines.ts';
import { Badge, type BadgeProps } from '../../../shared/ui/badge.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ListRow, ListRows } from '../../../shared/ui/list-row.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { bookerText, isOfGame } from '../booker.ts';
import * as css from './block.css.ts';

interface BlockOutcomesProps {
  venueId: Id;
  blockId: Id;
  /** May open the time again. */
  mayOpen: boolean;
  /** It is being opened: the block will be gone. */
  isEnding: boolean;
}

/** What became of the bookings that a closed time hit, those whose players have yet to answer first; it follows the answers live. */
export function BlockOutcomes({ venueId, blockId, mayOpen, isEnding }: BlockOutcomesProps) {
  const t = useT('desk');
  const query = useQuery(skipUnless(!isEnding, getGetVenueBlockQueryOptions(venueId, blockId)));
  useDeadlines(query.data?.outcomes.map((one) => one.state === 'asked' && one.answer_until) ?? [], query.refetch);
  return (
    <QueryView
      query={query}
      errorTitle={t('blocked.outcomesFailed')}
      failure="line"
      skeleton={<Skeleton shape="box" width="100%" height="96px" />}
    >
      {({ outcomes }) => outcomes.length > 0 && <Outcomes outcomes={outcomes} mayOpen={mayOpen} />}
    </QueryView>
  );
}

function Outcomes({ outcomes, mayOpen }: { outcomes: readonly ClosureOutcome[]; mayOpen: boolean }) {
  const t = useT('desk');
  const format = useFormat();
  const open = outcomes.filter(({ state }) => state === 'asked').length;
  const wasAsked = outcomes.some(({ action }) => action === 'ask');
  // as first shown: a row must not go from under the finger when its player answers
  const [order] = useState(() => outcomes.map(({ booking }) => booking.id));
  const place = ({ booking }: ClosureOutcome) =>
    order.includes(booking.id) ? order.indexOf(booking.id) : order.length;
  const isRestored = outcomes.some(({ state }) => state !== 'asked' && state !== 'kept');
  return (
    <Stack gap={3}>
      <h3 className={css.partTitle}>{t('blocked.bookings')}</h3>
      {wasAsked && <p role="status">{open > 0 ? t('blocked.unanswered', { count: open }) : t('blocked.allSettled')}</p>}
      <ListRows label={t('blocked.bookings')}>
        {outcomes
          .toSorted((a, b) => place(a) - place(b))
          .map((outcome) => (
            <ListRow
              key={outcome.booking.id}
              title={bookerText(outcome.booking, t)}
              meta={`${format.dateBrief(outcome.from.date, now())}, ${outcome.from.start} · ${outcome.from.court_name}`}
              value={<Badge tone={tones[outcome.state]}>{stateText(outcome, t, format)}</Badge>}
            />
          ))}
      </ListRows>
      {mayOpen && (open > 0 || isRestored) && (
        <Banner>
          {[open > 0 && t('blocked.keeps', { count: open }), isRestored && t('blocked.restoresNothing')]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
    </Stack>
  );
}

const tones = {
  asked: 'warning',
  moved: 'success',
  cancelled: 'danger',
  lapsed: 'danger',
  kept: 'success',
  ended: 'neutral',
} as const satisfies Record<ClosureOutcome['state'], BadgeProps['tone']>;

/** The player's answer, or what the venue did at once. */
function stateText(outcome: ClosureOutcome, t: Translate<'desk'>, format: Format): string {
  const { state, action, booking, answer_until: until } = outcome;
  const byPlayer = action === 'ask';
  if (state === 'asked') return t('blocked.state.asked', { when: until ? deadlineText(until, now(), format) : '' });
  if (state === 'cancelled' && byPlayer && isOfGame(booking)) return t('blocked.state.givenBack');
  if (state === 'cancelled') return t(byPlayer ? 'blocked.state.cancelledByPlayer' : 'blocked.state.cancelled');
  if (state !== 'moved') return t(`blocked.state.${state}`);
  const place = `${format.dateBrief(booking.date, now())}, ${bookingTimes(booking, format)} · ${booking.court.name}`;
  return t(byPlayer ? 'blocked.state.movedByPlayer' : 'blocked.state.moved', { place });
}
