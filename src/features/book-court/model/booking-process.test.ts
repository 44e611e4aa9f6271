import { describe, expect, it } from 'vitest';
import type { BookingWish } from '../booking-address.ts';
import type { WeekPlan } from '../../../entities/booking/weeks.ts';
import {
  type Attempt,
  type BookingFact,
  type BookingProcess,
  canConfirm,
  decideBooking,
  type Hold,
  holdsWork,
  isBusy,
  isLost,
  isOverLimit,
  noBooking,
  type Order,
  type OrderContent,
} from './booking-process.ts';

const wish: BookingWish = { courtId: 7, date: '2026-11-26', slotId: 14, slotCount: 1, weekly: false };
const refusal = { message: 'This time slot has just been taken.', code: 'slot_taken' };
const held: Hold = { kind: 'held', id: 3, until: 300_000 };
const content: OrderContent = {
  body: { court_id: 7, date: '2026-11-26', time_slot_id: 14, slot_count: 1, weekly: false, hold_id: 3 },
  first: { date: '2026-11-26', courtId: 7, slotId: 14 },
};
const order: Order = { ...content, key: 'key-1' };

const open = (change: Partial<BookingProcess> = {}): BookingProcess => ({
  ...noBooking,
  wish,
  ticket: 1,
  hold: held,
  ...change,
});
const at = (kind: Exclude<Attempt['kind'], 'refused'>): BookingProcess => open({ attempt: { kind }, order });
const after = (state: BookingProcess, ...facts: BookingFact[]) =>
  facts.reduce<ReturnType<typeof decideBooking>>((decision, fact) => decideBooking(decision.state, fact), {
    state,
    commands: [],
  });

describe('the hold', () => {
  it('is asked for when the sheet opens', () =>
    expect(decideBooking(noBooking, { type: 'wished', wish })).toEqual({
      state: { ...noBooking, wish, ticket: 1, hold: { kind: 'asking' } },
      commands: [{ do: 'hold', wish, ticket: 1, replaces: null }],
    }));
  it('is asked for anew when it becomes weekly: each kind has its own limit', () => {
    const other = { ...wish, weekly: true };
    const { state, commands } = decideBooking(open(), { type: 'wished', wish: other });
    expect([state.hold.kind, commands]).toEqual(['asking', [{ do: 'hold', wish: other, ticket: 2, replaces: 3 }]]);
  });
  it('is let go for another slot', () => {
    const other = { ...wish, slotId: 15 };
    expect(decideBooking(open(), { type: 'wished', wish: other }).commands).toEqual([
      { do: 'hold', wish: other, ticket: 2, replaces: 3 },
    ]);
  });
  it('is let go when the sheet closes', () => {
    const { state, commands } = decideBooking(open(), { type: 'closed' });
    expect([state.wish, state.hold.kind, commands]).toEqual([null, 'none', [{ do: 'release', id: 3 }]]);
  });
  it('that comes after closing is let go', () => {
    const { state, commands } = after(
      noBooking,
      { type: 'wished', wish },
      { type: 'closed' },
      { type: 'held', ticket: 1, id: 9, until: 1 },
    );
    expect([state.hold.kind, commands]).toEqual(['none', [{ do: 'release', id: 9 }]]);
  });
  it('that was overtaken by another is left to the server, which keeps one hold a person', () => {
    const { state, commands } = after(
      noBooking,
      { type: 'wished', wish },
      { type: 'wished', wish: { ...wish, slotId: 15 } },
      { type: 'held', ticket: 1, id: 9, until: 1 },
    );
    expect([state.hold.kind, commands]).toEqual(['asking', []]);
  });
  it('wakes the machine at its end, and expires then, not before', () => {
    const asking = open({ hold: { kind: 'asking' } });
    const { state, commands } = decideBooking(asking, { type: 'held', ticket: 1, id: 3, until: 300_000 });
    expect(commands).toEqual([{ do: 'wake', at: 300_000 }]);
    // a timer that fires early is set again, or the end would never be seen
    expect(decideBooking(state, { type: 'time-passed', now: 299_999.4 })).toEqual({
      state,
      commands: [{ do: 'wake', at: 300_000 }],
    });
    expect(state.hold).toEqual(held);
    expect(decideBooking(state, { type: 'time-passed', now: 300_000 }).state.hold).toEqual({ kind: 'expired' });
  });
  it('is renewed once it expired, not while it runs', () => {
    expect(decideBooking(open({ hold: { kind: 'expired' } }), { type: 'hold-renewed' }).commands).toEqual([
      { do: 'hold', wish, ticket: 2, replaces: null },
    ]);
    expect(decideBooking(open(), { type: 'hold-renewed' }).commands).toEqual([]);
  });
  it('that is refused for a while may be asked for again after it, and not before; the choice stays', () => {
    const asking = open({ hold: { kind: 'asking' } });
    const { state, commands } = decideBooking(asking, { type: 'hold-refused', ticket: 1, refusal, until: 240_000 });
    expect(commands).toEqual([{ do: 'wake', at: 240_000 }]);
    expect([state.hold, state.wish]).toEqual([{ kind: 'refused', refusal, until: 240_000 }, wish]);
    expect(decideBooking(state, { type: 'time-passed', now: 239_999 }).state).toBe(state);
    const later = decideBooking(state, { type: 'time-passed', now: 240_000 });
    expect(later.state.hold).toEqual({ kind: 'expired' });
    expect(decideBooking(later.state, { type: 'hold-renewed' }).commands).toEqual([
      { do: 'hold', wish, ticket: 2, replaces: null },
    ]);
  });
  it('that is refused for good is not asked for again by time', () => {
    const refused = open({ hold: { kind: 'refused', refusal } });
    expect(decideBooking(refused, { type: 'time-passed', now: 1e9 }).state).toBe(refused);
  });
  it('may be refused or fail; an old answer does not count', () => {
    const asking = open({ hold: { kind: 'asking' } });
    expect(decideBooking(asking, { type: 'hold-refused', ticket: 1, refusal }).state.hold).toEqual({
      kind: 'refused',
      refusal,
    });
    expect(decideBooking(asking, { type: 'hold-failed', ticket: 1 }).state.hold).toEqual({ kind: 'none' });
    for (const type of ['hold-failed', 'hold-refused'] as const) {
      expect(decideBooking(asking, { type, ticket: 0, refusal }).state).toBe(asking);
    }
  });
});

describe('the weeks', () => {
  const skip: BookingFact = { type: 'week-chosen', date: '2026-12-31', choice: { kind: 'skip' } };
  it('are chosen, chosen otherwise and left open again', () => {
    const chosen = decideBooking(open(), skip).state;
    expect(chosen.choices).toEqual({ '2026-12-31': { kind: 'skip' } });
    expect(decideBooking(chosen, { ...skip, choice: null }).state.choices).toEqual({});
  });
  it('stand still while an answer is awaited or the sheet is closed', () => {
    for (const state of [at('sending'), at('checking'), noBooking])
      expect(decideBooking(state, skip).state).toBe(state);
  });
  it('are forgotten with the slot they were chosen for', () => {
    const chosen = decideBooking(open(), skip).state;
    expect(decideBooking(chosen, { type: 'wished', wish: { ...wish, slotId: 15 } }).state.choices).toEqual({});
  });
});

it('a reload would lose chosen weeks and an order whose outcome is not known, and nothing of an open sheet (R2)', () => {
  const skip: BookingFact = { type: 'week-chosen', date: '2026-12-31', choice: { kind: 'skip' } };
  expect([noBooking, open(), at('done')].map(holdsWork)).toEqual([false, false, false]);
  expect([at('sending'), at('checking'), at('unsure')].map(holdsWork)).toEqual([true, true, true]);
  expect(holdsWork(decideBooking(open(), skip).state)).toBe(true);
});

describe('the attempt', () => {
  const confirm = (of = content): BookingFact => ({ type: 'confirmed', content: of, freshKey: 'key-2' });

  it('waits for the hold that is being asked for, and is sent once whatever becomes of it', () => {
    const asking = open({ hold: { kind: 'asking' } });
    const waiting = after(asking, confirm(), confirm());
    expect([waiting.state.attempt.kind, waiting.commands]).toEqual(['sending', []]);
    const book = { do: 'book', order: { ...content, key: 'key-2' } };
    const wake = { do: 'wake', at: 300_000 };
    for (const [fact, commands] of [
      [{ type: 'held', ticket: 1, id: 3, until: 300_000 }, [wake, book]],
      [{ type: 'hold-refused', ticket: 1, refusal }, [book]],
      [{ type: 'hold-refused', ticket: 1, refusal, until: 300_000 }, [wake, book]],
      [{ type: 'hold-failed', ticket: 1 }, [book]],
      [{ type: 'closed' }, [book]],
    ] as const) {
      const next = decideBooking(waiting.state, fact);
      expect(next.commands, fact.type).toEqual(commands);
      expect(decideBooking(next.state, fact).commands, fact.type).not.toContainEqual(book);
    }
  });

  it('is sent once however often it is confirmed', () => {
    const first = decideBooking(open(), confirm());
    expect(first.commands).toEqual([{ do: 'book', order: { ...content, key: 'key-2' } }]);
    expect(decideBooking(first.state, confirm())).toEqual({ state: first.state, commands: [] });
    expect(isBusy(first.state)).toBe(true);
  });

  it('[R11] that lost its answer is checked before anything can be sent again', () => {
    const lost = decideBooking(at('sending'), { type: 'lost' });
    expect([lost.state.attempt.kind, lost.commands]).toEqual(['checking', [{ do: 'check', order }]]);
    expect(decideBooking(lost.state, confirm()).commands).toEqual([]);
    expect(decideBooking(lost.state, { type: 'booked' }).state.attempt.kind).toBe('done');
  });

  it('[R11] that was lost on its way keeps its key for the same content, and takes a new one for other content', () => {
    const { state } = decideBooking(at('checking'), { type: 'absent' });
    const again = { body: { ...content.body }, first: { ...content.first } };
    expect(decideBooking(state, confirm(again)).commands).toEqual([{ do: 'book', order }]);
    const other = { ...content, body: { ...content.body, weekly: true } };
    expect(decideBooking(state, confirm(other)).commands).toEqual([{ do: 'book', order: { ...other, key: 'key-2' } }]);
    const moved = { ...content, first: { ...content.first, slotId: 15 } };
    expect(decideBooking(state, confirm(moved)).commands).toEqual([{ do: 'book', order: { ...moved, key: 'key-2' } }]);
  });

  it('that was refused takes a new key', () => {
    const { state } = decideBooking(at('sending'), { type: 'refused', refusal });
    expect(state.attempt).toEqual({ kind: 'refused', refusal });
    expect(decideBooking(state, confirm()).commands).toEqual([{ do: 'book', order: { ...content, key: 'key-2' } }]);
  });

  it('whose check was lost too is checked again by hand', () => {
    const { state } = decideBooking(at('checking'), { type: 'unsure' });
    expect(decideBooking(state, confirm()).commands).toEqual([]);
    expect(decideBooking(state, { type: 'check-repeated' }).commands).toEqual([{ do: 'check', order }]);
  });

  it('[R11] is looked for by itself when the network comes back, three times at the most', () => {
    let state = decideBooking(open(), confirm()).state;
    state = decideBooking(state, { type: 'lost' }).state;
    const found: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      state = decideBooking(state, { type: 'unsure' }).state;
      const next = decideBooking(state, { type: 'network-found' });
      found.push(...next.commands.map((command) => command.do));
      state = next.state;
    }
    expect([found, state.attempt.kind]).toEqual([['check', 'check', 'check'], 'unsure']);
    expect(decideBooking(state, { type: 'check-repeated' }).commands).toEqual([
      { do: 'check', order: { ...content, key: 'key-2' } },
    ]);
  });

  it('[R11] whose look fails while the network comes back is looked for once more', () => {
    const lost = after(open(), confirm(), { type: 'lost' }, { type: 'network-found' });
    expect(lost.commands).toEqual([]);
    const again = decideBooking(lost.state, { type: 'unsure' });
    expect([again.state.attempt.kind, again.commands.length]).toEqual(['checking', 1]);
    expect(decideBooking(again.state, { type: 'unsure' }).state.attempt.kind).toBe('unsure');
  });

  it('that is done holds nothing and sends nothing more', () => {
    const { state } = decideBooking(at('sending'), { type: 'booked' });
    expect([state.attempt.kind, state.hold.kind]).toEqual(['done', 'none']);
    expect(decideBooking(state, confirm()).commands).toEqual([]);
    expect(decideBooking(state, { type: 'closed' }).commands).toEqual([]);
  });

  it('keeps its slot while an answer is awaited', () => {
    for (const state of [at('sending'), at('checking')]) {
      expect(decideBooking(state, { type: 'wished', wish: { ...wish, slotId: 15 } }).state).toBe(state);
    }
  });

  it.each([
    ['booked', ['idle', 'absent', 'unsure', 'done']],
    ['refused', ['idle', 'checking', 'absent', 'unsure', 'done']],
    ['lost', ['idle', 'checking', 'absent', 'unsure', 'done']],
    ['absent', ['idle', 'sending', 'unsure', 'done']],
    ['unsure', ['idle', 'sending', 'absent', 'done']],
    ['check-repeated', ['idle', 'sending', 'checking', 'absent', 'done']],
    ['network-found', ['idle', 'sending', 'absent', 'done']],
  ] as const)('%s means nothing elsewhere', (type, kinds) => {
    for (const kind of kinds) {
      const state = at(kind);
      expect(decideBooking(state, { type, refusal }).state).toBe(state);
    }
  });

  it('nothing is confirmed in a closed sheet', () => expect(decideBooking(noBooking, confirm()).commands).toEqual([]));
});

const single: BookingProcess = { ...noBooking, wish };
const weekly: BookingProcess = { ...noBooking, wish: { ...wish, weekly: true } };
const refused = (code: string) => ({ kind: 'refused' as const, refusal: { message: code, code } });
const plan: WeekPlan = {
  weeks: [],
  overrides: [],
  total: 0,
  lowest: 0,
  highest: 0,
  booked: 11,
  moved: 1,
  skipped: 1,
  open: 0,
};

describe('the confirm button', () => {
  it('is ready with a hold on its way or without one', () => expect(canConfirm(single, null)).toBe(true));
  it('waits for a whole booking', () => expect(canConfirm(noBooking, null)).toBe(false));
  it('[R11] waits until a lost answer is settled', () =>
    expect(canConfirm({ ...single, attempt: { kind: 'unsure' } }, null)).toBe(false));
  it('cannot be pressed once the time is known to be lost, or the limit reached', () => {
    for (const code of ['slot_taken', 'limit_reached']) {
      expect(canConfirm({ ...single, hold: refused(code) }, null)).toBe(false);
      expect(canConfirm({ ...single, attempt: refused(code) }, null)).toBe(false);
    }
    expect(canConfirm({ ...weekly, hold: refused('limit_reached') }, plan)).toBe(false);
  });
  it('stays ready after another refusal of the hold: the server has the last word', () => {
    expect(canConfirm({ ...single, hold: refused('stale') }, null)).toBe(true);
    expect(canConfirm({ ...weekly, hold: refused('slot_taken') }, plan)).toBe(true);
  });
  it('waits for each week to be decided', () => {
    expect(canConfirm(weekly, null)).toBe(false);
    expect(canConfirm(weekly, { ...plan, open: 1 })).toBe(false);
    expect(canConfirm(weekly, { ...plan, booked: 0 })).toBe(false);
    expect(canConfirm(weekly, plan)).toBe(true);
  });
  it('offers another time only where a single one is gone', () => {
    expect(isLost({ ...single, hold: refused('slot_taken') })).toBe(true);
    expect(isLost({ ...single, attempt: refused('slot_taken') })).toBe(true);
    expect(isLost({ ...single, attempt: refused('limit_reached') })).toBe(false);
    expect(isLost({ ...single, hold: refused('limit_reached') })).toBe(false);
    expect(isLost({ ...weekly, hold: refused('slot_taken') })).toBe(false);
  });
  it('knows the limit from the hold and from the attempt', () => {
    expect(isOverLimit({ ...weekly, hold: refused('limit_reached') })).toBe(true);
    expect(isOverLimit({ ...single, attempt: refused('limit_reached') })).toBe(true);
    expect(isOverLimit({ ...single, hold: refused('slot_taken') })).toBe(false);
  });
});
