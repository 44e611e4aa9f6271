import { competitions, events, games } from '../../../shared/api/outdated-reads.ts';
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

/** A public page of the competition that is named. */
const competition =
  (address: (id: number) => string): Exclude<News['leadsTo'], null> =>
  ({ competition_id: id }) =>
    isId(id) ? address(id) : null;
const entries = competition((id) => paths.competitionTeams(id));
const frame = competition((id) => paths.competition(id));
/** The applications of the reader's teams. */
const sent: News['leadsTo'] = () => paths.applications();
/** Those to a competition that the reader runs. */
const received: News['leadsTo'] = ({ competition_id: id }, { module }) =>
  (module === 'base' || module === 'organization') && isId(id)
    ? paths.competitionApplications(id)
    : paths.applications('received');

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
  CompetitionChanged: {
    outdates: competitions,
    role: null,
    by: 'change',
    changes: {
      received: { notice: 'application-received', says: 'notifications:live.competition.received', leadsTo: received },
      accepted: { notice: 'application-decided', says: 'notifications:live.competition.accepted', leadsTo: frame },
      rejected: { notice: 'application-decided', says: 'notifications:live.competition.rejected', leadsTo: sent },
      waitlisted: { notice: 'application-decided', says: 'notifications:live.competition.waitlisted', leadsTo: sent },
      promoted: { notice: 'application-decided', says: 'notifications:live.competition.promoted', leadsTo: frame },
      entry: { notice: 'entry-changed', says: 'notifications:live.competition.entry', leadsTo: entries },
      opened: { notice: 'competition-phase', says: 'notifications:live.competition.opened', leadsTo: frame },
      started: { notice: 'competition-phase', says: 'notifications:live.competition.started', leadsTo: frame },
      finished: { notice: 'competition-phase', says: 'notifications:live.competition.finished', leadsTo: frame },
      cancelled: { notice: 'competition-cancelled', says: 'notifications:live.competition.cancelled', leadsTo: frame },
    },
    news: null,
  },
  GameChanged: { outdates: games, role: null, news: null },
} satisfies Partial<LiveEvents>;
