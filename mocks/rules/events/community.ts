/** What becomes of the events of a community with it (decision 041). */
import type { CommunityRecord, EventRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { isOver } from './access.ts';
import type { EventAct } from './live.ts';
import { forgetEvent, recountEventRequests } from './notices.ts';
import { changeParticipations, tellPeopleChanged } from './people.ts';

/** A community that is private by now has no public events in its name: they are for its members, and for whoever comes to them. */
export async function closeEvents(db: DbWriter, { id }: CommunityRecord): Promise<void> {
  for (const event of db.events.by('owner', 'community', id))
    if (event.visibility === 'public') await db.events.update(event.id, { visibility: 'community' });
}

/** Of a community that ends: its events go on in the name of their hosts, what was for its members for those who come. */
export async function passOnEvents(db: DbWriter, { id }: Pick<CommunityRecord, 'id'>): Promise<void> {
  for (const event of db.events.by('community', id)) {
    const isOwner = event.owner_type === 'community' && event.owner_id === id;
    if (isOwner && event.host_id === null) await removeEvent(db, event);
    else
      await db.events.update(event.id, {
        community_id: null,
        ...(isOwner && { owner_type: 'base' as const, owner_id: event.host_id ?? 0 }),
        ...(event.visibility === 'community' && { visibility: 'invite-only' as const }),
      });
  }
}

/** Nobody is left who could speak for it. */
async function removeEvent(db: DbWriter, { id }: EventRecord): Promise<void> {
  for (const game of db.games.by('event', id)) {
    for (const follow of db.gameFollows.by('game', game.id)) await db.gameFollows.remove(follow.id);
    for (const told of db.notifications.filter(({ data }) => data.game?.id === game.id))
      await db.notifications.remove(told.id);
    await db.games.remove(game.id);
  }
  for (const one of db.participants.by('event', id)) await db.participants.remove(one.id);
  await forgetEvent(db, id);
  await db.events.remove(id);
}

type Banning = Omit<EventAct, 'event' | 'actor' | 'now'> & { readonly user: UserRecord; now(): number };
/** Whoever is banned from a community does not come to the events in its name either; a host stays. */
export async function banFromEvents(ctx: Banning, community: CommunityRecord, userId: number): Promise<void> {
  const { db, realtime, user } = ctx;
  const now = ctx.now();
  for (const event of db.events.by('owner', 'community', community.id)) {
    if (isOver(event, now)) continue;
    const act: EventAct = { db, event, actor: user, now, realtime, emit: (told) => ctx.emit(told) };
    const { promoted } = await changeParticipations(act, { type: 'removed', user: userId });
    if (!promoted) continue;
    await recountEventRequests(act);
    tellPeopleChanged(act, promoted, [[userId, 'removed']]);
  }
}
