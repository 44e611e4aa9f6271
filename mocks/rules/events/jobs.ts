/** What the clock does to events (decision 041). */
import type { Job } from '../shared/job.ts';
import type { EventRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { phaseOf } from './access.ts';
import { goingTo, headsOf, withStatus } from './figures.ts';
import { type EventAct, peopleOf, tellEventRoom, tellScreens } from './live.ts';
import { noteCancelled, noteReminder } from './notices.ts';
import { makeNextEvents } from './series.ts';
import { DAY_BEFORE, SOON_BEFORE } from './times.ts';

/** Cancels events that too few come to, at their check; the booking stays, the host decides about it. */
const checkMinimums: Job = async (db, now, emit, realtime) => {
  for (const event of db.events.filter(isDueForCheck(now))) {
    const checked = await db.events.update(event.id, { min_checked_at: now });
    if (headsOf(goingTo(db, event.id)) >= (event.min_participants ?? 0)) continue;
    const next = await db.events.update(event.id, {
      cancelled_at: checked.min_check_at,
      cancel_cause: 'too-few',
      cancel_reason: null,
    });
    await tellCancelled({ db, event: next, actor: null, now, emit, realtime }, 'too-few');
  }
};

const isDueForCheck =
  (now: number) =>
  ({ min_participants, min_check_at, min_checked_at, cancelled_at }: EventRecord): boolean =>
    min_participants !== null &&
    min_checked_at === null &&
    cancelled_at === null &&
    min_check_at !== null &&
    min_check_at <= now;

/** Tells everybody who is invited, going, maybe coming or waiting, and the host; screens and the room follow. */
export async function tellCancelled(act: EventAct, cause: 'host' | 'too-few'): Promise<void> {
  const { db, event } = act;
  const told = [...new Set([...(event.host_id === null ? [] : [event.host_id]), ...peopleOf(db, event.id)])];
  await noteCancelled(act, told, cause);
  tellScreens(act, new Map(told.map((userId) => [userId, 'cancelled'] as const)), { everybody: true });
  tellEventRoom(act, 'event-changed');
}

/** A day before: whoever was invited or may come and has not said so; two hours before: whoever is going. Never after the start. */
const remind: Job = async (db, now, emit, realtime) => {
  for (const event of db.events.filter((one) => phaseOf(one, now) === 'scheduled')) {
    const act: EventAct = { db, event, actor: null, now, emit, realtime };
    if (event.day_reminder_at === null && event.starts_at - DAY_BEFORE <= now) {
      await db.events.update(event.id, { day_reminder_at: now });
      const open = [...withStatus(db, event.id, 'invited'), ...withStatus(db, event.id, 'maybe')];
      if (now < event.rsvp_until) await noteReminder(act, idsOf(open), false);
      tellScreens(act, new Map(idsOf(open).map((userId) => [userId, undefined])));
    }
    if (event.start_reminder_at === null && event.starts_at - SOON_BEFORE <= now) {
      await db.events.update(event.id, { start_reminder_at: now });
      const going = idsOf(goingTo(db, event.id));
      await noteReminder(act, going, true);
      tellScreens(act, new Map(going.map((userId) => [userId, undefined])));
    }
  }
};
const idsOf = (people: readonly { readonly user_id: number }[]): number[] => people.map(({ user_id }) => user_id);

/** When the jobs have something to do next, of every event. */
export const nextEventJob = (db: DbReader): number[] =>
  db.events
    .filter(
      ({ cancelled_at, recurrence, next_made_at }) =>
        cancelled_at === null || (recurrence === 'weekly' && next_made_at === null),
    )
    .flatMap(({ starts_at, min_check_at }) => [
      starts_at - DAY_BEFORE,
      starts_at - SOON_BEFORE,
      starts_at,
      min_check_at ?? 0,
    ]);

/** The check comes before the reminders, so that nobody is reminded of what does not take place. */
export const eventJobs: readonly Job[] = [checkMinimums, remind, makeNextEvents];
