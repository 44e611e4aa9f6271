/** What the clock does to competitions. */
import type { CompetitionRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { Job } from '../shared/job.ts';
import { DAY } from '../shared/time.ts';
import { entriesTo } from './access.ts';
import { closeOf } from './board.ts';
import { changeEntries, liveEntries } from './people.ts';

/** An application that nobody has answered a week after the close expires. */
const expiryOf = (competition: CompetitionRecord): number => closeOf(competition) + 7 * DAY;
const pendingIn = (db: DbReader, { id }: CompetitionRecord) =>
  entriesTo(db, id).filter(({ status }) => status === 'pending');

const expire: Job = async (db, now, emit) => {
  for (const competition of db.competitions.filter((one) => now >= expiryOf(one))) {
    const act = { db, competition, actor: null, now, emit };
    const teams = pendingIn(db, competition).flatMap(({ team_id }) => team_id ?? []);
    for (const team of teams) await changeEntries(act, { type: 'expired', team });
    if (teams.length > 0) liveEntries(act, new Map());
  }
};

export const competitionJobs: readonly Job[] = [expire];

/** When time alone next ends an application. */
export const nextCompetitionJob = (db: DbReader): number[] =>
  db.competitions.filter((one) => pendingIn(db, one).length > 0).map(expiryOf);
