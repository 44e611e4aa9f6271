import type { WriteContext } from '../../contract/types.ts';
import type { ApplicationRecord, CompetitionRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { entryOf, isKnownTo, isWaiting, runsCompetition, runsTeam, teamsOf } from '../competitions/access.ts';
import type { EntryEvent } from '../competitions/entries.ts';
import { recountApplications, tellEntryDecided, tellWithdrawn } from '../competitions/notices.ts';
import { changeEntries, type EntryAct, liveEntries, newsOf } from '../competitions/people.ts';
import { existing } from '../shared/lookups.ts';
import type { KindOfApplication, Settlement } from './kind-of-application.ts';

const competitionOf = (db: DbReader, id: number): CompetitionRecord => existing(db.competitions.get(id), 'competition');
const isOver = ({ phase }: CompetitionRecord): boolean => phase === 'finished' || phase === 'cancelled';

const events: Record<Settlement['action'], Exclude<EntryEvent['type'], 'resized'>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  waitlisted: 'waitlisted',
  withdrawn: 'withdrew',
};

const actOf = (ctx: WriteContext, competitionId: number): EntryAct => ({
  db: ctx.db,
  competition: competitionOf(ctx.db, competitionId),
  actor: ctx.user,
  now: ctx.now(),
  realtime: ctx.realtime,
  emit: (event) => ctx.emit(event),
});

/** A team asks for a place in a competition: its organizers decide, and the waiting list moves up (design §9). */
export const entryKind: KindOfApplication = {
  targetOf(db, targetId) {
    const { id, slug, name, image_id } = competitionOf(db, targetId);
    return { type: 'competition', id, slug, name, image_id };
  },
  decides: (db, targetId, userId) => runsCompetition(db, competitionOf(db, targetId), userId),
  isKnownTo: (db, targetId, userId) => isKnownTo(db, competitionOf(db, targetId), userId),
  speaksFor: (db, { team_id }, userId) => team_id !== null && runsTeam(db, team_id, userId),
  mayBeWithdrawn(db, application) {
    const { target_id, team_id, status } = application;
    const hasPlace = entryOf(db, target_id, team_id ?? 0)?.status === 'active';
    return isWaiting(application) || (status === 'accepted' && hasPlace && !isOver(competitionOf(db, target_id)));
  },
  waits: isWaiting,
  mayBeWaitlisted: (db, { target_id, status }) =>
    status === 'pending' && competitionOf(db, target_id).phase === 'registration',
  placesOf: (db, userId) => db.competitions.filter((one) => runsCompetition(db, one, userId)).map(({ id }) => id),
  recount: (db, targetId, now) => recountApplications({ db, competition: competitionOf(db, targetId), now }),
  // the place is given where the application is settled
  admit: () => Promise.resolve(),
  async settle(ctx, application, { action, note }) {
    const act = actOf(ctx, application.target_id);
    const team = existing(application.team_id ?? undefined, 'team');
    const changed = await changeEntries(act, { type: events[action], team }, note);
    if (changed.refused !== undefined)
      return changed.refused === 'not_found' ? ctx.refuse(404, 'not_found') : ctx.refuse(409, changed.refused);
    const { settled } = changed;
    const news = newsOf(changed);
    if (action === 'withdrawn') await tellWithdrawn(act, application);
    if (action === 'withdrawn') liveEntries(act, news, { tellsOrganizers: 'entry', settled });
    else liveEntries(act, new Map([...news, [team, action] as const]));
    return existing<ApplicationRecord>(ctx.db.applications.get(application.id), 'application');
  },
  tellDecided: (ctx, decided) =>
    decided.status === 'accepted' || decided.status === 'rejected' || decided.status === 'waitlisted'
      ? tellEntryDecided(actOf(ctx, decided.target_id), decided, decided.status)
      : Promise.resolve(),
  live: () => undefined,
};

/** The teams for which a user speaks. */
export const teamsRunBy = (db: DbReader, userId: number): number[] =>
  teamsOf(db, userId).filter((id) => runsTeam(db, id, userId));
