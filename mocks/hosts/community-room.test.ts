import { onValue, push, ref, type Unsubscribe } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { call } from '../handlers/teams/testing.ts';
import { communityIds } from '../seed/communities.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { openRealtimeHost, type RealtimeHost, type SdkUser, seen } from './realtime-testing.ts';

// The room of a community as browsers have it, through the real SDK (decision 040).
const community = communityIds.thursday;
const room = `community-${community}`;
const events = `rooms/${room}/events`;
const [player, owner, outsider] = [demoId('player'), demoId('teamAdmin'), demoId('superUser')];
let host: RealtimeHost;
let backend: Backend;
let stop: Unsubscribe = () => {};
beforeEach(async () => {
  host = await openRealtimeHost();
  backend = await host.mock.backend();
});
afterEach(async () => {
  stop();
  await host.close();
});

/** Somebody in the room who listens; `lost` resolves once they no longer may. */
async function listener(userId: number): Promise<{ person: SdkUser; lost: Promise<string> }> {
  const person = await host.user(userId);
  await person.call('/realtime/join-room', { room_id: room });
  let end: (why: string) => void;
  const lost = new Promise<string>((resolve) => {
    end = resolve;
  });
  await new Promise<void>((resolve) => {
    stop = onValue(
      ref(person.db, events),
      () => resolve(),
      ({ message }) => end(message),
    );
  });
  return { person, lost };
}
const has = (type: string) => (value: unknown) =>
  Object.values(value ?? {}).some((one: { readonly type?: unknown }) => one.type === type);
const place = () => backend.control.db.read.communityMembers.one('membership', community, player)?.id ?? 0;

describe('the room of a community', () => {
  it('carries posts, likes and comments of others', async () => {
    const { person } = await listener(player);
    const act = (path: string, body: object) =>
      call(backend, owner, `POST /community/${community}/post${path}`, { body });
    await act('', { text: 'Kush vjen?' });
    await act('/29/comments', { text: 'Unë.' });
    await act('/28/like', {});
    for (const type of ['post-added', 'post-commented', 'post-changed'])
      expect(await seen(person, events, has(type))).toBeDefined();
  });

  it('is written by the server alone', async () => {
    const { person } = await listener(player);
    const forged = { type: 'post-added', data: { activity: { actor: { id: player } }, post_id: 1 } };
    await expect(push(ref(person.db, events), forged)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it.each<readonly [string, number, () => Promise<unknown>]>([
    [
      'is banned',
      player,
      () => call(backend, owner, `POST /community/${community}/ban`, { body: { user_id: player } }),
    ],
    ['is removed', player, () => call(backend, owner, `DELETE /community/${community}/member/${place()}`)],
    ['leaves', player, () => call(backend, player, `POST /community/${community}/leave`)],
    [
      'is outside when it becomes private',
      outsider,
      () =>
        call(backend, owner, `PATCH /community/${community}`, {
          body: { visibility: 'private', join_policy: 'invite' },
        }),
    ],
    ['reads it when it is deleted', player, () => call(backend, owner, `DELETE /community/${community}`)],
  ])('who %s hears nothing more, at once', async (_, userId, act) => {
    const { person, lost } = await listener(userId);
    await act();
    expect(await lost).toMatch(/permission_denied/i);
    await call(backend, owner, `POST /community/${community}/post`, { body: { text: 'Pa ty.' } });
    await expect(seen(person, events, () => true)).rejects.toThrow(/permission_denied/i);
  });
});
