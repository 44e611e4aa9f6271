import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { bindRunner } from '../machine.ts';
import { $pushCard, pushDismissed, pushMachine, pushPressed } from './push.model.ts';
import {
  decidePush,
  noPush,
  shownPush,
  type PushCommand,
  type PushEvent,
  type PushKind,
  type PushState,
} from './push.ts';

const seen = (place: (PushEvent & { type: 'seen' })['place'], userId = 2): PushEvent => ({
  type: 'seen',
  userId,
  place,
  mayOffer: true,
});
/** Of user 1, unless it is another one's. */
const events = {
  seenAgain: seen('blocked', 1),
  anotherOff: seen('off'),
  anotherOn: seen('on'),
  left: { type: 'left' },
  occasion: { type: 'occasion' },
  pressed: { type: 'pressed' },
  dismissed: { type: 'dismissed' },
  turnedOff: { type: 'turned-off' },
  subscribed: { type: 'subscribed', userId: 1 },
  anotherSubscribed: { type: 'subscribed', userId: 2 },
  refused: { type: 'refused' },
  undecided: { type: 'undecided' },
  noService: { type: 'failed', why: 'no-service' },
  offline: { type: 'failed', why: 'offline' },
  failed: { type: 'failed', why: 'failed' },
  outdated: { type: 'outdated' },
} as const satisfies Record<string, PushEvent>;

/** The next state, `+` where the card is shown, and what is done. */
type Cell = [`${PushKind}${'' | '+'}`, ...PushCommand['type'][]];
type Row = Record<keyof typeof events, Cell>;
const always = {
  anotherOff: ['off'],
  anotherOn: ['on', 'renew'],
  left: ['nobody'],
} as const satisfies Partial<Row>;
/** Of a state in which the card is shown, nothing else changes it, except as said. */
const row = (kind: PushKind, changes: Partial<Row> = {}): Row => {
  const same: Cell = [`${kind}+`];
  return {
    seenAgain: same,
    occasion: same,
    pressed: same,
    dismissed: [kind],
    turnedOff: same,
    subscribed: same,
    anotherSubscribed: [`${kind}+`, 'forget'],
    refused: same,
    undecided: same,
    noService: same,
    offline: same,
    failed: same,
    outdated: same,
    ...always,
    ...changes,
  };
};
const offered: Partial<Row> = { occasion: ['off+', 'remember'] };
const table: Record<Exclude<PushKind, 'unknown' | 'nobody'>, Row> = {
  unsupported: row('unsupported'),
  'install-first': row('install-first', { occasion: ['install-first+', 'remember'] }),
  blocked: row('blocked', { pressed: ['asking+', 'subscribe'] }),
  off: row('off', { ...offered, pressed: ['asking+', 'subscribe'] }),
  asking: row('asking', {
    subscribed: ['on', 'say-on'],
    refused: ['blocked+'],
    undecided: ['off'],
    noService: ['no-service+'],
    offline: ['offline+'],
    failed: ['failed+'],
  }),
  on: row('on', {
    anotherOff: ['off', 'forget'],
    anotherOn: ['on', 'forget', 'renew'],
    left: ['nobody', 'forget'],
    turnedOff: ['off+', 'unsubscribe'],
    outdated: ['on+', 'renew'],
  }),
  'no-service': row('no-service', { pressed: ['asking+', 'subscribe'] }),
  offline: row('offline', { pressed: ['asking+', 'subscribe'] }),
  failed: row('failed', { pressed: ['asking+', 'subscribe'] }),
};

describe('every state × event', () => {
  const kinds = Object.keys(table) as (keyof typeof table)[]; // the keys of the record
  const names = Object.keys(events) as (keyof typeof events)[]; // the keys of the record
  it.each(
    kinds.flatMap((kind) =>
      names.map((name): [typeof kind, typeof name, ...Cell] => [kind, name, ...table[kind][name]]),
    ),
  )('%s + %s: %s, %s %s', (kind, name, expected, ...commands) => {
    const before: PushState = { kind, userId: 1, mayOffer: true, isShown: true };
    const { state, commands: done } = decidePush(before, events[name]);
    expect([`${state.kind}${state.isShown ? '+' : ''}`, ...done.map(({ type }) => type)]).toEqual([
      expected,
      ...commands.filter(Boolean),
    ]);
  });
  /** Whatever happens before anybody is seen, or once they have left. */
  const early: Partial<Record<keyof typeof events, Cell>> = {
    seenAgain: ['blocked'],
    anotherOff: ['off'],
    anotherOn: ['on', 'renew'],
    subscribed: ['unknown', 'forget'],
    anotherSubscribed: ['unknown', 'forget'],
    left: ['nobody', 'forget'],
  };
  it.each(names)('before anybody is seen, %s', (name) => {
    const { state, commands } = decidePush(noPush, events[name]);
    expect([state.kind, ...commands.map(({ type }) => type)]).toEqual(early[name] ?? ['unknown']);
  });
  it.each(names)('once nobody is signed in, %s', (name) => {
    const { state, commands } = decidePush({ ...noPush, kind: 'nobody' }, events[name]);
    const [kind = 'unknown', ...expected] = early[name] ?? [];
    expect([state.kind, ...commands.map(({ type }) => type)]).toEqual(
      name === 'left' ? ['nobody'] : [kind === 'unknown' ? 'nobody' : kind, ...expected],
    );
  });
});

it.each<[boolean, PushKind, boolean]>([
  [true, 'off', true],
  [true, 'install-first', true],
  [false, 'off', false],
  [false, 'install-first', false],
  [true, 'blocked', false],
  [true, 'on', false],
  [true, 'unsupported', false],
])('[PWA-15] may be offered: %s; %s: after an occasion the card is shown: %s', (mayOffer, kind, shown) => {
  const { state } = decidePush({ kind, userId: 1, mayOffer, isShown: false }, { type: 'occasion' });
  expect(shownPush(state)).toBe(shown ? kind : null);
});

it('[PWA-15] it is offered once: after "Not now" no other occasion does', async () => {
  const scope = fork();
  const done: string[] = [];
  bindRunner(scope, pushMachine, ({ type }) => void done.push(type));
  const report = (params: PushEvent) => allSettled(pushMachine.occurred, { scope, params });
  await report(seen('off'));
  expect(scope.getState($pushCard)).toBeNull();
  await report({ type: 'occasion' });
  expect(scope.getState($pushCard)).toBe('off');
  await allSettled(pushDismissed, { scope });
  await report({ type: 'occasion' });
  expect([scope.getState($pushCard), done]).toEqual([null, ['remember']]);
  await allSettled(pushPressed, { scope });
  expect(done).toEqual(['remember', 'subscribe']);
});
