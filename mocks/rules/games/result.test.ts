import { describe, expect, it } from 'vitest';
import { decideResult, otherSide, type Result, type ResultEvent, resultStateOf } from './result.ts';

const HOUR = 3_600_000;
const enteredAt = 1_000 * HOUR;
const result = (changes: Partial<Result> = {}): Result => ({
  entered_by: 7,
  entered_at: enteredAt,
  official_at: enteredAt + 24 * HOUR,
  confirmed: ['home'],
  disputed_by: null,
  dispute_reason: null,
  settled_at: null,
  ...changes,
});

type State = 'none' | 'waits for away' | 'waits for both' | 'disputed' | 'official' | 'a day old';
const results: Record<State, Result | null> = {
  none: null,
  'waits for away': result(),
  'waits for both': result({ confirmed: [] }),
  disputed: result({ disputed_by: 9, dispute_reason: 'Three goals.' }),
  official: result({ confirmed: ['home', 'away'], settled_at: enteredAt + HOUR }),
  'a day old': result({ entered_at: enteredAt - 23 * HOUR, official_at: enteredAt + HOUR }),
};
const states = ['none', 'waits for away', 'waits for both', 'disputed', 'official', 'a day old'] as const;
/** One hour after it was entered, or a day. */
const now = enteredAt + HOUR;

/** Which sides stand by it, and how it stands, after an event; or why it is refused. */
function outcome(state: State, event: ResultEvent): string {
  const decision = decideResult(results[state], event, now);
  if (decision.refused !== undefined) return decision.refused;
  if (decision.next === null) return 'none';
  return `${resultStateOf(decision.next, now)} ${decision.next.confirmed.join('+')}`.trim();
}

describe('every state × event', () => {
  it.each<[string, ResultEvent, readonly string[]]>([
    // from: none, waits for away, waits for both, disputed, official, a day old
    [
      'entered by a player of home',
      { type: 'entered', by: 1, side: 'home', wait: 24 * HOUR },
      ['provisional home', 'provisional home', 'provisional home', 'forbidden', 'result_official', 'result_official'],
    ],
    [
      'entered by a player of away',
      { type: 'entered', by: 2, side: 'away', wait: 24 * HOUR },
      ['provisional away', 'provisional away', 'provisional away', 'forbidden', 'result_official', 'result_official'],
    ],
    [
      'entered by somebody who does not play',
      { type: 'entered', by: 3, side: null, wait: 24 * HOUR },
      ['provisional', 'provisional', 'provisional', 'forbidden', 'result_official', 'result_official'],
    ],
    [
      'settled',
      { type: 'settled', by: 3 },
      ['forbidden', 'forbidden', 'forbidden', 'official home+away', 'result_official', 'result_official'],
    ],
    [
      'decided without playing',
      { type: 'forfeited', by: 3 },
      [
        'official home+away',
        'official home+away',
        'official home+away',
        'official home+away',
        'result_official',
        'result_official',
      ],
    ],
    ['taken back', { type: 'reopened' }, ['result_missing', 'none', 'none', 'none', 'none', 'none']],
    [
      'confirmed by who runs the competition',
      { type: 'approved' },
      ['result_settled', 'official home', 'official', 'result_settled', 'result_settled', 'result_settled'],
    ],
    [
      'confirmed by home',
      { type: 'confirmed', side: 'home' },
      ['result_settled', 'result_settled', 'provisional home', 'result_settled', 'result_settled', 'result_settled'],
    ],
    [
      'confirmed by away',
      { type: 'confirmed', side: 'away' },
      [
        'result_settled',
        'official home+away',
        'provisional away',
        'result_settled',
        'result_settled',
        'result_settled',
      ],
    ],
    [
      'disputed by home',
      { type: 'disputed', side: 'home', by: 1, reason: 'Wrong.' },
      ['result_settled', 'result_settled', 'disputed', 'result_settled', 'result_settled', 'result_settled'],
    ],
    [
      'disputed by away',
      { type: 'disputed', side: 'away', by: 2, reason: 'Wrong.' },
      ['result_settled', 'disputed home', 'disputed', 'result_settled', 'result_settled', 'result_settled'],
    ],
  ])('%s', (_, event, expected) => {
    expect(states.map((state) => outcome(state, event))).toEqual(expected);
  });
});

describe('time', () => {
  it.each([
    [0, 'provisional'],
    [24 * HOUR - 1, 'provisional'],
    [24 * HOUR, 'official'],
    [48 * HOUR, 'official'],
  ])('%d ms after it was entered it is %s', (later, state) => {
    expect(resultStateOf(result(), enteredAt + later)).toBe(state);
  });

  it.each([
    [0, 'official'],
    [2 * HOUR, 'provisional'],
    [336 * HOUR, 'provisional'],
  ])('that waits for %d ms is %s an hour later', (wait, state) => {
    const decision = decideResult(null, { type: 'entered', by: 1, side: null, wait }, enteredAt);
    if (decision.refused !== undefined) throw new Error(decision.refused);
    expect(resultStateOf(decision.next, enteredAt + HOUR)).toBe(state);
  });

  it('does not make a disputed one official', () => {
    expect(resultStateOf(results.disputed, enteredAt + 100 * HOUR)).toBe('disputed');
  });

  it('begins anew with a result that is entered again', () => {
    const { next } = {
      next: null,
      ...decideResult(result(), { type: 'entered', by: 1, side: 'away', wait: 24 * HOUR }, enteredAt + 23 * HOUR),
    };
    expect(next).toEqual({
      entered_by: 1,
      entered_at: enteredAt + 23 * HOUR,
      official_at: enteredAt + 47 * HOUR,
      confirmed: ['away'],
      disputed_by: null,
      dispute_reason: null,
      settled_at: null,
    });
  });
});

describe('what is kept', () => {
  it('who settles it stands as who entered it, and the dispute is over', () => {
    expect(decideResult(results.disputed, { type: 'settled', by: 3 }, now)).toEqual({
      next: {
        entered_by: 3,
        entered_at: now,
        official_at: now,
        confirmed: ['home', 'away'],
        disputed_by: null,
        dispute_reason: null,
        settled_at: now,
      },
    });
  });

  it('a dispute keeps the result, who disputes it and why', () => {
    expect(decideResult(result(), { type: 'disputed', side: 'away', by: 9, reason: 'It was 2:2.' }, now)).toEqual({
      next: result({ disputed_by: 9, dispute_reason: 'It was 2:2.' }),
    });
  });

  it('the last confirmation makes it official at that moment, one of two does not', () => {
    const first = decideResult(result({ confirmed: [] }), { type: 'confirmed', side: 'away' }, now);
    expect(first).toEqual({ next: result({ confirmed: ['away'] }) });
    expect(decideResult(result(), { type: 'confirmed', side: 'away' }, now)).toEqual({
      next: result({ confirmed: ['home', 'away'], settled_at: now }),
    });
  });

  it('of two sides each is the other’s other', () => {
    expect([otherSide('home'), otherSide('away')]).toEqual(['away', 'home']);
  });
});
