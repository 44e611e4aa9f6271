import type { Job } from './rules/shared/job.ts';
import type { DbReader } from './db/tables.ts';
import { bookingJobs } from './rules/bookings/jobs.ts';
import { pendingUntil } from './rules/bookings/status.ts';
import { tendCourts } from './rules/events/court.ts';
import { eventJobs, nextEventJob } from './rules/events/jobs.ts';
import { tendEventReaders } from './rules/readers/told.ts';
import { competitionJobs, nextCompetitionJob } from './rules/competitions/jobs.ts';
import { tendGameCourts } from './rules/competitions/game-courts.ts';
import { gameJobs, nextGameJob } from './rules/games/jobs.ts';
import { nextFeedJob, tendFeeds } from './rules/feeds/write.ts';
import { tendHandovers } from './rules/bookings/handovers.ts';
import { tendPushes } from './rules/shared/push.ts';
import { tendRooms } from './rules/readers/room-members.ts';
import { tendWatches } from './rules/bookings/watches.ts';

/** Removes expired holds (design §1: 5 minutes). */
const endHolds: Job = async (db, now) => {
  for (const hold of db.holds.filter(({ expires_at }) => expires_at <= now)) await db.holds.remove(hold.id);
};

/** Removes answers stored for idempotency after a day (design §0). */
const forgetAnswers: Job = async (db, now) => {
  const old = db.idempotency.filter(({ created_at }) => now - created_at > 86_400_000);
  for (const { id } of old) await db.idempotency.remove(id);
};

/** Removes counts that no limit looks at any more. */
const forgetRates: Job = async (db, now) => {
  for (const { id } of db.rates.filter(({ until }) => until <= now)) await db.rates.remove(id);
};

/** What a change of bookings, courts, blocks, results or people may entail, whoever made it; also what time alone does to it. */
export const followUps: readonly Job[] = [
  tendHandovers,
  tendWatches,
  tendCourts,
  tendGameCourts,
  tendFeeds,
  tendEventReaders,
  tendRooms,
  tendPushes,
];

/** When time alone next frees an hour, passes a head start on (decision 036), or has something to do with an event, a game or a competition (decisions 041 and 042). */
export function nextDue(db: DbReader, now: number): number {
  const requests = db.bookings.filter(({ status }) => status === 'Pending').map(pendingUntil);
  const questions = db.bookings.filter(({ asked }) => asked !== null).flatMap(({ asked }) => asked?.until ?? []);
  const turns = db.openings.filter(({ queue }) => queue.length > 0).map(({ until }) => until);
  return Math.min(
    ...[
      ...requests,
      ...questions,
      ...turns,
      ...nextEventJob(db),
      ...nextGameJob(db),
      ...nextCompetitionJob(db),
      ...nextFeedJob(db, now),
    ].filter((at) => at > now),
  );
}

export const jobs: readonly Job[] = [
  endHolds,
  forgetAnswers,
  forgetRates,
  ...bookingJobs,
  ...eventJobs,
  ...gameJobs,
  ...competitionJobs,
  ...followUps,
];
