import type { RealtimeEvent } from '../../contract/types.ts';
import type { EventRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { isOver, managersOf } from '../../rules/events/access.ts';
import { tellCancelled } from '../../rules/events/jobs.ts';
import type { EventAct } from '../../rules/events/live.ts';
import { recountEventRequests } from '../../rules/events/notices.ts';
import { changeParticipations, tellPeopleChanged } from '../../rules/events/people.ts';
import { existing } from '../../rules/shared/lookups.ts';

interface Leaving {
  readonly db: DbWriter;
  readonly realtime: RealtimeWriter;
  readonly user: UserRecord;
  now(): number;
  emit(event: RealtimeEvent): void;
}

/**
 * The end of an account in its events: those of its own name that are still to come are cancelled, the others stay with whoever runs
 * the owner; its seats are free, its games and results keep no name of it (decision 041).
 */
export async function leaveEvents(ctx: Leaving): Promise<void> {
  const { db, user } = ctx;
  for (const event of db.events.by('host', user.id)) await endHosting(ctx, event);
  for (const { event_id } of db.participants.by('user', user.id)) {
    const act = actOn(ctx, existing(db.events.get(event_id), 'event'));
    const { promoted = [] } = await changeParticipations(act, { type: 'gone', user: user.id });
    await recountEventRequests(act);
    tellPeopleChanged(act, promoted);
  }
  // an invitation outlives who has sent it
  for (const { id, event_id } of db.participants.filter({ invited_by: user.id })) {
    const heir = managersOf(db, existing(db.events.get(event_id), 'event')).find((one) => one !== user.id);
    await db.participants.update(id, { invited_by: heir ?? null });
  }
  for (const { id, reopened } of db.games.filter((one) => one.reopened?.by === user.id))
    if (reopened) await db.games.update(id, { reopened: { ...reopened, by: null } });
  for (const { id, result } of db.games.filter((one) => one.result !== null)) {
    if (!result || (result.entered_by !== user.id && result.disputed_by !== user.id)) continue;
    const nameless = (userId: number | null) => (userId === user.id ? null : userId);
    const { entered_by, disputed_by } = result;
    await db.games.update(id, {
      result: { ...result, entered_by: nameless(entered_by), disputed_by: nameless(disputed_by) },
    });
  }
  for (const { id } of db.gameFollows.by('user', user.id)) await db.gameFollows.remove(id);
  for (const { id } of db.gameOfficials.by('user', user.id)) await db.gameOfficials.remove(id);
}

/** The account tells others, and is not told. */
const actOn = (ctx: Leaving, event: EventRecord): EventAct => {
  const { db, realtime, user } = ctx;
  const emit = (told: RealtimeEvent) => (told.user_id === user.id ? undefined : ctx.emit(told));
  return { db, event, actor: user, now: ctx.now(), realtime, emit };
};

async function endHosting(ctx: Leaving, event: EventRecord): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  const isOwn = event.owner_type === 'base';
  const ends = isOwn && !isOver(event, now);
  const left = await db.events.update(event.id, {
    host_id: null,
    ...(isOwn && { recurrence: 'none' as const }),
    ...(ends && { cancelled_at: now, cancel_cause: 'host' as const }),
  });
  if (ends) await tellCancelled(actOn(ctx, left), 'host');
}
