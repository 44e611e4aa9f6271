import type { GameRecord, ParticipantRecord } from '../../db/records.ts';
import { DAY } from '../shared/time.ts';

export type Side = NonNullable<ParticipantRecord['side']>;
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Who entered a result, who stands by it and who does not. */
export type Result = NonNullable<GameRecord['result']>;
export type ResultState = 'none' | 'provisional' | 'disputed' | 'official';

export type ResultEvent =
  /** By who manages the game or a captain; `side`: the one they play on, which stands by it at once. */
  | { readonly type: 'entered'; readonly by: number; readonly side: Side | null }
  /** By who manages a disputed one. */
  | { readonly type: 'settled'; readonly by: number }
  /** By somebody of that side. */
  | { readonly type: 'confirmed'; readonly side: Side }
  | { readonly type: 'disputed'; readonly side: Side; readonly by: number; readonly reason: string };

export type ResultRefusal = 'result_official' | 'result_settled' | 'forbidden';
export type ResultDecision =
  | { readonly next: Result; readonly refused?: undefined }
  | { readonly refused: ResultRefusal };

/** Nobody has disputed it for as long: it is official. */
export const OFFICIAL_AFTER = DAY;

/** How a result stands at a moment (decision 042). */
export function resultStateOf(result: Result | null, now: number): ResultState {
  if (!result) return 'none';
  if (result.settled_at !== null) return 'official';
  if (result.dispute_reason !== null) return 'disputed';
  return now < result.entered_at + OFFICIAL_AFTER ? 'provisional' : 'official';
}

/** A disputed one is settled by who manages the game alone; what nobody waits for cannot be answered. */
const refusals: Record<ResultEvent['type'], Record<ResultState, ResultRefusal | null>> = {
  entered: { none: null, provisional: null, disputed: 'forbidden', official: 'result_official' },
  settled: { none: 'forbidden', provisional: 'forbidden', disputed: null, official: 'result_official' },
  confirmed: { none: 'result_settled', provisional: null, disputed: 'result_settled', official: 'result_settled' },
  disputed: { none: 'result_settled', provisional: null, disputed: 'result_settled', official: 'result_settled' },
};

/** The result after an event at this moment, or why it is refused. */
export function decideResult(result: Result | null, event: ResultEvent, now: number): ResultDecision {
  const refused = refusals[event.type][resultStateOf(result, now)];
  if (refused) return { refused };
  switch (event.type) {
    case 'entered':
      return { next: { ...entered(event.by, now), confirmed: event.side ? [event.side] : [] } };
    case 'settled':
      return { next: { ...entered(event.by, now), confirmed: ['home', 'away'], settled_at: now } };
    case 'confirmed':
    case 'disputed':
      return answered(result, event, now);
  }
}

const entered = (by: number, now: number): Result => ({
  entered_by: by,
  entered_at: now,
  confirmed: [],
  disputed_by: null,
  dispute_reason: null,
  settled_at: null,
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
