import type { RealtimeEvent } from './contract/types.ts';
import { keepEvents } from './contract/operation.ts';
import type { Database } from './db/database.ts';
import type { tables } from './db/tables.ts';
import type { Job } from './housekeeping.ts';

/** Runs each job in a transaction of its own; its events are published once it is committed. */
export async function runJobs(
  db: Database<typeof tables>,
  jobs: readonly Job[],
  now: number,
  publish: (event: RealtimeEvent) => void,
): Promise<void> {
  for (const job of jobs) {
    const events: RealtimeEvent[] = [];
    await db.transact(async (tx) => {
      await job(tx, now, (event) => events.push(event));
      await keepEvents(tx, events, now);
    });
    events.forEach(publish);
  }
}
