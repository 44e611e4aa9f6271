import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';
import { useRoom } from '../../entities/room/use-room.ts';
import type { Event } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { EventHeader } from './event-header.tsx';
import { EventNav } from './event-nav.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import * as css from './event.css.ts';
import { eventQuery, readEventId } from './event.data.ts';

export { loader } from './event.data.ts';

/** The frame of `/event/{id}/…`: what it is, when and where, and the way to its pages (RT-25 … RT-30, design §8). */
export function Component() {
  const t = useT('event');
  const id = readEventId(useParams());
  const query = useQuery(skipUnless(id !== null, eventQuery(id ?? 0)));
  const { status } = query.error ?? {};
  // whoever loses one that is not public must not go on reading what is in the cache
  if (id === null || status === 404 || status === 422)
    return <UnknownPage next={{ to: paths.explore(), label: t('unknown.explore') }}>{t('unknown.text')}</UnknownPage>;
  return (
    <QueryView query={query} failure="page" errorTitle={t('common:states.errorTitle')} skeleton={<EventSkeleton />}>
      {({ event }) => <Frame key={event.id} event={event} readAgain={query.refetch} />}
    </QueryView>
  );
}

function Frame({ event, readAgain }: { event: Event; readAgain: () => unknown }) {
  const { id, rsvp_until, starts_at, ends_at, phase } = event;
  useRoom('event', id);
  useDeadlines([rsvp_until, starts_at, ends_at], readAgain);
  return (
    <div className={css.page}>
      <title>{`${event.title} · Fusha`}</title>
      <EventHeader event={event} />
      {phase === 'cancelled' && <Cancelled event={event} />}
      <EventNav event={event} />
      <Outlet context={event} />
    </div>
  );
}

/** That it does not take place, and why. */
function Cancelled({ event: { cancel_reason: reason } }: { event: Event }) {
  const t = useT('event');
  return (
    <Banner tone="warning" title={t('cancelled.title')}>
      {reason ?? t('cancelled.text')}
    </Banner>
  );
}
