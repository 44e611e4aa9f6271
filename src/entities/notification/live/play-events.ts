import { events, games } from '../../../shared/api/outdated-reads.ts';
import { paths } from '../../../shared/routing/paths.ts';
import { isId, type LiveEvents, type News } from './live-event.ts';

/** A page of an event that is named, in a profile that sees events. */
const event =
  (address: (id: number) => string): Exclude<News['leadsTo'], null> =>
  ({ event_id: id }, { module }) =>
    (module === 'base' || module === 'organization') && isId(id) ? address(id) : null;
const info = event((id) => paths.event(id));
/** It may not be theirs to see any more. */
const all = event(() => paths.events());

/** What others did in an event or a game, or with the reader's place in it. */
export const playEvents = {
  EventCreationNotification: {
    outdates: events,
    role: null,
    news: { notice: 'event-created', says: 'notifications:live.event', leadsTo: info },
  },
  EventInvitationNotification: {
    outdates: events,
    role: null,
    news: { notice: 'event-invited', says: 'notifications:live.invitation', leadsTo: info },
  },
  EventChanged: {
    outdates: events,
    role: null,
    by: 'change',
    changes: {
      requested: {
        notice: 'event-requested',
        says: 'notifications:live.eventChange.requested',
        leadsTo: event((id) => paths.eventParticipants(id)),
      },
      accepted: { notice: 'event-accepted', says: 'notifications:live.eventChange.accepted', leadsTo: info },
      rejected: { notice: 'application-decided', says: 'notifications:live.eventChange.rejected', leadsTo: all },
      promoted: { notice: 'event-promoted', says: 'notifications:live.eventChange.promoted', leadsTo: info },
      updated: { notice: 'event-updated', says: 'notifications:live.eventChange.updated', leadsTo: info },
      cancelled: { notice: 'event-cancelled', says: 'notifications:live.eventChange.cancelled', leadsTo: info },
      removed: { notice: null, says: 'notifications:live.eventChange.removed', leadsTo: all },
    },
    news: null,
  },
  GameChanged: { outdates: games, role: null, news: null },
} satisfies Partial<LiveEvents>;
