/** What the clock does to competitions. */
import type { CompetitionRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { Job } from '../shared/job.ts';
import { DAY } from '../shared/time.ts';
import { entriesTo, isOpen } from './access.ts';
import { closeOf } from './board.ts';
import { tellPhase } from './follower-notices.ts';
import { changeEntries, liveEntries } from './people.ts';

/** An application that nobody has answered a week after the close expires. */
const expiryOf = (competition: CompetitionRecord): number => closeOf(competition) + 7 * DAY;
const pendingIn = (db: DbReader, { id }: CompetitionRecord) =>
  entriesTo(db, id).filter(({ status }) => status === 'pending');

const expire: Job = async (db, now, emit, realtime) => {
  for (const competition of db.competitions.filter((one) => now >= expiryOf(one))) {
    const act = { db, competition, actor: null, now, realtime, emit };
    const teams = pendingIn(db, competition).flatMap(({ team_id }) => team_id ?? []);
    for (const team of teams) await changeEntries(act, { type: 'expired', team });
    if (teams.length > 0) liveEntries(act, new Map());
  }
};

/** Followers are told once that teams may apply, also where the day of it was set before. */
const open: Job = async (db, now, emit, realtime) => {
  for (const { id } of db.competitions.filter((one) => !one.opening_told && isOpen(one, now))) {
    const competition = await db.competitions.update(id, { opening_told: true });
    const act = { db, competition, actor: null, now, realtime, emit };
    const people = await tellPhase(act, 'registration');
    liveEntries(act, new Map(), { people, tellsPeople: 'opened' });
  }
};

export const competitionJobs: readonly Job[] = [open, expire];

/** When time alone next opens the registration of one, or ends an application. */
export const nextCompetitionJob = (db: DbReader): number[] => [
  ...db.competitions
    .filter(({ phase, opening_told }) => phase === 'registration' && !opening_told)
    .map(({ registration_opens_at }) => registration_opens_at ?? 0),
  ...db.competitions.filter((one) => pendingIn(db, one).length > 0).map(expiryOf),
];
