import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { fushaRules } from './fusha-rules.ts';
import type { Json } from './json.ts';
import { toNode } from './node.ts';
import { pathOf } from './path.ts';
import { type Auth, mayRead, mayWrite } from './rules.ts';

const root = toNode({
  presence: { 1: { status: 'online' }, 2: { status: 'online' }, 4: { status: 'online' } },
  hidden: { 4: true },
  connections: { 1: { c: { connected: true } }, 2: { d: { connected: true } } },
  events: { 1: { e: { type: 'x' } }, 2: { f: { type: 'x' } } },
  push: { 1: { 'local-a': { m: { id: '1' } } }, 2: { 'local-b': { m: { id: '2' } } } },
  rooms: {
    'fixture-1': { members: { 1: { joined_at: 1 } }, events: { e: { type: 'Goal' } } },
    'community-1': { members: { 1: { joined_at: 1 } }, events: { e: { type: 'post-added' } } },
  },
});
const user: Auth = { uid: '1', claims: {} };
const stranger: Auth = { uid: '3', claims: {} };
const says = (type: Json, actor: number | null) => ({ type, data: { activity: { actor: { id: actor } } } });

describe('reading', () => {
  it.each([
    ['', false, false, false],
    ['presence', false, false, false],
    ['presence/1', false, true, true],
    ['presence/2/status', false, true, true],
    ['presence/4', false, false, false],
    ['hidden/4', false, false, false],
    ['connections/1', false, true, false],
    ['connections/1/c', false, true, false],
    ['connections/2', false, false, false],
    ['events/1', false, true, false],
    ['events/2/f', false, false, false],
    ['push', false, false, false],
    ['push/1/local-a', false, true, false],
    ['push/2/local-b', false, false, false],
    ['rooms', false, false, false],
    ['rooms/fixture-1', false, false, false],
    ['rooms/fixture-1/members', false, false, false],
    ['rooms/fixture-1/members/1', false, true, false],
    ['rooms/fixture-1/events/e', false, true, false],
    ['rooms/fixture-1/events', false, true, false],
    ['rooms/fixture-2/events', false, false, false],
    ['rooms/community-1/events', false, true, false],
    ['rooms/community-2/events', false, false, false],
    ['anything/else', false, false, false],
  ])('/%s: guest %s, user 1 %s, user 3 %s', (path, ...expected) => {
    expect(
      [null, user, stranger].map((auth) => mayRead(fushaRules, { auth, path: pathOf(path), before: root })),
    ).toEqual(expected);
  });
});

describe('writing, as user 1', () => {
  const may = (auth: Auth, path: string, value: Json) => {
    const { before, after } = changeOf(root, [], [{ path: pathOf(path), value }], 0);
    return mayWrite(fushaRules, { auth, path: pathOf(path), before, after });
  };
  it.each<[string, Json, boolean]>([
    ['', null, false],
    ['presence', { 1: { status: 'online' } }, false],
    ['presence/1', { status: 'offline', timestamp: 5 }, true],
    ['presence/1', null, true],
    ['presence/1/connections/c', true, true],
    ['presence/1', { status: 'away' }, false],
    ['presence/1', { status: 'online', timestamp: 'now' }, false],
    ['presence/1', 'online', false],
    ['presence/2', { status: 'offline' }, false],
    ['hidden/1', true, false],
    ['hidden/4', null, false],
    ['presence/2/status', 'offline', false],
    ['connections/1/c', null, true],
    ['connections/1/new', { connected: true }, true],
    ['connections/2/d', null, false],
    ['events/1/e', null, true],
    ['events/1', null, true],
    ['events/1/e', { type: 'forged' }, false],
    ['events/1/new', { type: 'forged' }, false],
    ['events/2/f', null, false],
    ['events/2/new', { type: 'forged' }, false],
    ['push/1/local-a/m', null, true],
    ['push/1/local-a/new', { id: 'forged' }, false],
    ['push/1/local-a', null, false],
    ['push/2/local-b/m', null, false],
    ['rooms/fixture-1/events/new', says('Goal', 1), false],
    ['rooms/fixture-1/events/new', { type: 'Goal' }, false],
    ['rooms/fixture-1/members/1', { joined_at: 1 }, false],
    ['rooms/fixture-1/events/e', says('Goal', 1), false],
    ['rooms/fixture-1/events/e', null, false],
    ['rooms/fixture-1/events', null, false],
    ['rooms/fixture-2/events/new', says('Goal', 1), false],
    ['rooms/fixture-1/members/1', null, true],
    ['rooms/fixture-1/members/2', { joined_at: 1 }, false],
    ['rooms/fixture-2/members/1', { joined_at: 1 }, false],
    ['rooms/community-1/events/new', says('post-added', 1), false],
    ['rooms/community-1/members/1', null, true],
    ['rooms/community-1/members/3', { joined_at: 1 }, false],
    ['elsewhere', 1, false],
  ])('/%s = %j: %s', (path, value, expected) => {
    expect(may(user, path, value)).toBe(expected);
    expect(may(null, path, value)).toBe(false);
  });
});
