import type { GameRecord, ParticipantRecord } from '../../db/records.ts';
import { DAY } from '../shared/time.ts';

export type Side = NonNullable<ParticipantRecord['side']>;
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Who entered a result, who stands by it and who does not. */
export type Result = NonNullable<GameRecord['result']>;
export type ResultState = 'none' | 'provisional' | 'disputed' | 'official';

export type ResultEvent =
  /**
   * By who manages the game or a captain; `side`: the one they play on, which stands by it at once. `wait`: ms until it is official
   * unless somebody disputes it.
   */
  | { readonly type: 'entered'; readonly by: number; readonly side: Side | null; readonly wait: number }
  /** By who manages a disputed one. */
  | { readonly type: 'settled'; readonly by: number }
  /** By somebody of that side. */
  | { readonly type: 'confirmed'; readonly side: Side }
  /** By who runs the competition. */
  | { readonly type: 'approved' }
  | { readonly type: 'disputed'; readonly side: Side; readonly by: number; readonly reason: string }
  /** Decided without playing, by who runs the competition. */
  | { readonly type: 'forfeited'; readonly by: number }
  /** Taken back by who runs the competition. */
  | { readonly type: 'reopened' };

export type ResultRefusal = 'result_official' | 'result_settled' | 'result_missing' | 'forbidden';
export type ResultDecision =
  | { readonly next: Result | null; readonly refused?: undefined }
  | { readonly refused: ResultRefusal };

/** Nobody has disputed it for as long, in ms: it is official; an organization may set another time for its competitions. */
export const OFFICIAL_AFTER = DAY;

/** How a result stands at a moment (decision 042). */
export function resultStateOf(result: Result | null, now: number): ResultState {
  if (!result) return 'none';
  if (result.settled_at !== null) return 'official';
  if (result.dispute_reason !== null) return 'disputed';
  return now < result.official_at ? 'provisional' : 'official';
}

/** What nobody waits for cannot be answered. */
const answers = {
  none: 'result_settled',
  provisional: null,
  disputed: 'result_settled',
  official: 'result_settled',
} as const;
/** A disputed one is settled by who manages the game alone. */
const refusals: Record<ResultEvent['type'], Record<ResultState, ResultRefusal | null>> = {
  entered: { none: null, provisional: null, disputed: 'forbidden', official: 'result_official' },
  settled: { none: 'forbidden', provisional: 'forbidden', disputed: null, official: 'result_official' },
  confirmed: answers,
  approved: answers,
  disputed: answers,
  forfeited: { none: null, provisional: null, disputed: null, official: 'result_official' },
  reopened: { none: 'result_missing', provisional: null, disputed: null, official: null },
};

/** The result after an event at this moment, or why it is refused; pure. */
export function decideResult(result: Result | null, event: ResultEvent, now: number): ResultDecision {
  const refused = refusals[event.type][resultStateOf(result, now)];
  if (refused) return { refused };
  switch (event.type) {
    case 'entered':
      return {
        next: entered(event.by, now, { official_at: now + event.wait, confirmed: event.side ? [event.side] : [] }),
      };
    case 'settled':
    case 'forfeited':
      return { next: entered(event.by, now, { confirmed: ['home', 'away'], settled_at: now }) };
    case 'approved':
      return { next: result && { ...result, settled_at: now } };
    case 'reopened':
      return { next: null };
    case 'confirmed':
    case 'disputed':
      return answered(result, event, now);
  }
}

const entered = (by: number, now: number, changes: Partial<Result>): Result => ({
  entered_by: by,
  entered_at: now,
  official_at: now,
  confirmed: [],
  disputed_by: null,
  dispute_reason: null,
  settled_at: null,
  ...changes,
});

/** A side that stands by the result has answered. */
function answered(
  result: Result | null,
  event: Extract<ResultEvent, { type: 'confirmed' | 'disputed' }>,
  now: number,
): ResultDecision {
  if (!result || result.confirmed.includes(event.side)) return { refused: 'result_settled' };
  if (event.type === 'disputed') return { next: { ...result, disputed_by: event.by, dispute_reason: event.reason } };
  const isWhole = result.confirmed.includes(otherSide(event.side));
  return { next: { ...result, confirmed: [...result.confirmed, event.side], settled_at: isWhole ? now : null } };
}
