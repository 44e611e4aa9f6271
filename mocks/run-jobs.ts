import type { RealtimeEvent } from './contract/types.ts';
import { keepEvents } from './contract/operation.ts';
import type { Database } from './db/database.ts';
import type { tables } from './db/tables.ts';
import { type Target, stageRealtime } from './realtime/staging.ts';
import type { Job } from './rules/shared/job.ts';

/** Runs each job in a transaction of its own; its events are published once it is committed. */
export async function runJobs(
  db: Database<typeof tables>,
  jobs: readonly Job[],
  now: number,
  host: { readonly publish: (event: RealtimeEvent) => void; readonly realtime: Target },
): Promise<void> {
  for (const job of jobs) {
    const events: RealtimeEvent[] = [];
    const realtime = stageRealtime(host.realtime);
    await db.transact(async (tx) => {
      await job(tx, now, (event) => events.push(event), realtime);
      await keepEvents(tx, events, now);
    });
    realtime.apply();
    events.forEach(host.publish);
  }
}
