import { describe, expect, it } from 'vitest';
import { decideOutbox, emptyOutbox, type OutboxCommand, type OutboxEvent, type OutboxState } from './outbox.ts';
import { completion, goal, void_, written } from './testing.ts';

/** The state after these events, and what is to be done because of the last one. */
function after(...events: readonly OutboxEvent[]): { state: OutboxState; commands: readonly OutboxCommand[] } {
  let last: { state: OutboxState; commands: readonly OutboxCommand[] } = { state: emptyOutbox, commands: [] };
  for (const event of [{ type: 'owner-known', owner: 4 } as const, ...events]) last = decideOutbox(last.state, event);
  return last;
}
const answered = (outcome: Extract<OutboxEvent, { type: 'answered' }>['outcome'], ...ids: string[]): OutboxEvent => ({
  type: 'answered',
  queue: 'game-7',
  ids,
  outcome,
});
const done = (...ids: string[]) => answered({ type: 'done' }, ...ids);
const unreachable = (...ids: string[]) => answered({ type: 'unreachable' }, ...ids);
const idsOf = ({ entries }: OutboxState) => entries.map(({ id }) => id);
const sentIds = (commands: readonly OutboxCommand[]) =>
  commands.flatMap((one) => (one.type === 'send' ? [one.entries.map(({ id }) => id)] : []));
const typesOf = (commands: readonly OutboxCommand[]) => commands.map(({ type }) => type);

describe('what is written', () => {
  it('is kept before it is sent, and goes when it is answered', () => {
    const { state, commands } = after(written(goal('a')));
    expect(typesOf(commands)).toEqual(['keep', 'send']);
    expect(state.entries).toMatchObject([{ id: 'a', owner: 4, queue: 'game-7', problem: null }]);
    const next = decideOutbox(state, done('a'));
    expect(next.state.entries).toEqual([]);
    expect(next.commands).toEqual([{ type: 'drop', ids: ['a'] }]);
  });
  it('waits for the answer to what came before, and is then sent together, in its order', () => {
    const { state, commands } = after(written(goal('a')), written(goal('b')), written(goal('c')));
    expect(typesOf(commands)).toEqual(['keep']);
    expect(sentIds(decideOutbox(state, done('a')).commands)).toEqual([['b', 'c']]);
  });
  it('of another queue does not wait', () => {
    const { commands } = after(written(goal('a')), written({ ...goal('b'), queue: 'game-8' }));
    expect(sentIds(commands)).toEqual([['b']]);
  });
  it('keeps its order when the clock of the device is put back', () => {
    const { state } = after(written(goal('a'), 9_000), written(goal('b'), 4_000));
    expect(state.entries.map(({ writtenAt }) => writtenAt)).toEqual([9_000, 9_001]);
  });
  it('counts once', () => expect(idsOf(after(written(goal('a')), written(goal('a'))).state)).toEqual(['a']));
  it('by nobody is nothing', () => {
    const { state } = decideOutbox(emptyOutbox, { ...written(goal('a')), owner: null });
    expect(state.entries).toEqual([]);
  });
  it('before the outbox has heard who is here belongs to who wrote it, and what they left is looked for', () => {
    const { state, commands } = decideOutbox(emptyOutbox, written(goal('a')));
    expect([state.owner, typesOf(commands)]).toEqual([4, ['load', 'keep', 'send']]);
  });
  it('takes 500 at a time', () => {
    const many = Array.from({ length: 700 }, (_, index) => written(goal(`e${index}`)));
    const { state } = after(written(goal('first')), ...many);
    const { commands } = decideOutbox(state, done('first'));
    expect(sentIds(commands).map((ids) => ids.length)).toEqual([500]);
  });
});

describe('without an answer', () => {
  it('is tried again after 2, 4, 8 … seconds, a minute at most, with the same entries', () => {
    let { state } = after(written(goal('a')));
    const pauses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const failed = decideOutbox(state, unreachable('a'));
      pauses.push(...failed.commands.flatMap((one) => (one.type === 'pause' ? one.ms : [])));
      const again = decideOutbox(failed.state, { type: 'retry', queue: 'game-7' });
      expect(sentIds(again.commands)).toEqual([['a']]);
      state = again.state;
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    expect(decideOutbox(decideOutbox(state, done('a')).state, written(goal('b'))).state.failures).toEqual({
      'game-7': 0,
    });
  });
  it('when the network is back all queues are tried', () => {
    const { state } = after(written(goal('a')), unreachable('a'), written({ ...goal('b'), queue: 'game-8' }));
    const failed = decideOutbox(state, {
      type: 'answered',
      queue: 'game-8',
      ids: ['b'],
      outcome: { type: 'unreachable' },
    });
    expect(sentIds(decideOutbox(failed.state, { type: 'retry' }).commands)).toEqual([['a'], ['b']]);
  });
  it('nothing is sent twice at a time', () =>
    expect(decideOutbox(after(written(goal('a'))).state, { type: 'retry' }).commands).toEqual([]));
});

describe('what is refused', () => {
  const refused = answered({ type: 'refused', problems: { a: 'This player is out of the game.' } }, 'a', 'b');
  it('stays with its reason, is kept so, and holds nothing up', () => {
    const { state, commands } = after(written(goal('x')), written(goal('a')), written(goal('b')), done('x'), refused);
    expect(state.entries).toMatchObject([
      { id: 'a', problem: 'This player is out of the game.' },
      { id: 'b', problem: null },
    ]);
    expect(typesOf(commands)).toEqual(['keep', 'send']);
    expect(sentIds(commands)).toEqual([['b']]);
  });
  it('is sent again when its writer insists, and goes when they discard it', () => {
    const { state } = after(written(goal('a')), answered({ type: 'refused', problems: { a: 'No.' } }, 'a'));
    const again = decideOutbox(state, { type: 'insisted', ids: ['a'] });
    expect(sentIds(again.commands)).toEqual([['a']]);
    expect(again.state.entries).toMatchObject([{ id: 'a', problem: null }]);
    const gone = decideOutbox(state, { type: 'discarded', ids: ['a'] });
    expect([gone.state.entries, gone.commands]).toEqual([[], [{ type: 'drop', ids: ['a'] }]]);
  });
});

describe('a change of an event', () => {
  it('that waits is made in it: nobody hears of a goal that was taken back', () => {
    const { state, commands } = after(written(goal('x')), written(goal('a')), written(void_('a')));
    expect(idsOf(state)).toEqual(['x']);
    expect(commands).toEqual([{ type: 'drop', ids: ['a'] }]);
  });
  it('that waits names its player at once', () => {
    const { state, commands } = after(written(goal('x')), written(goal('a')), written(completion('a', 12)));
    expect(idsOf(state)).toEqual(['x', 'a']);
    expect(state.entries[1]?.work).toMatchObject({ kind: 'game-event', event: { client_id: 'a', player_id: 12 } });
    expect(typesOf(commands)).toEqual(['keep']);
  });
  it('that is on its way or answered comes after it, alone', () => {
    const { state } = after(written(goal('a')), written(void_('a')), written(goal('b')));
    expect(idsOf(state)).toEqual(['a', 'void-a', 'b']);
    const next = decideOutbox(state, done('a'));
    expect(sentIds(next.commands)).toEqual([['void-a']]);
    expect(sentIds(decideOutbox(next.state, done('void-a')).commands)).toEqual([['b']]);
  });
});

describe('who is here', () => {
  const kept = (id: string, owner: number) => ({ ...goal(id), owner, writtenAt: 1, problem: null });
  it('what they left is found, sent, and stands before what is new', () => {
    const { state } = after(written(goal('new'), 50));
    const { state: found, commands } = decideOutbox(state, { type: 'found', owner: 4, entries: [kept('old', 4)] });
    expect([idsOf(found), found.isKept, commands]).toEqual([['old', 'new'], true, []]);
    expect(sentIds(after({ type: 'found', owner: 4, entries: [kept('old', 4)] }).commands)).toEqual([['old']]);
  });
  it('nothing of somebody else is taken, sent or shown', () => {
    expect(idsOf(after({ type: 'found', owner: 4, entries: [kept('old', 5)] }).state)).toEqual([]);
    expect(idsOf(after({ type: 'found', owner: 5, entries: [kept('old', 5)] }).state)).toEqual([]);
    const { state, commands } = after(written(goal('a')), { type: 'owner-known', owner: 5 });
    expect([state.owner, idsOf(state), commands]).toEqual([5, [], [{ type: 'load', owner: 5 }]]);
  });
  it('whose session ended leaves it on the device; who signs out does not', () => {
    expect(after(written(goal('a')), { type: 'owner-known', owner: null }).commands).toEqual([]);
    expect(after(written(goal('a')), { type: 'signed-out' }).commands).toEqual([{ type: 'drop', ids: ['a'] }]);
  });
  it('an answer that comes after they left takes the entry off the device all the same', () => {
    const { commands } = after(written(goal('a')), { type: 'owner-known', owner: null }, done('a'));
    expect(commands).toEqual([{ type: 'drop', ids: ['a'] }]);
  });
});

it('a device that keeps nothing says so, and sends all the same', () => {
  const { state } = after({ type: 'storage-refused' }, written(goal('a')));
  expect([state.isKept, idsOf(state)]).toEqual([false, ['a']]);
});
