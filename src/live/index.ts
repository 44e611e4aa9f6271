// The engine's only door: nothing outside imports another file of it.
export { addedMinutes, clockOf, elapsedAt, minuteLabel, minuteText, periodLength, type ClockNow } from './clock.ts';
export { eventKinds } from './kinds.ts';
export { momentumOf, type Momentum } from './momentum.ts';
export { inOrder } from './order.ts';
export { goesOn, isPartWon } from './parts.ts';
export { partOf, shootoutPeriod } from './periods.ts';
export { replay, type Entry, type Replay } from './replay.ts';
export { currentPoints, scoreNow } from './score.ts';
export type { LineUps, LiveRules, LogEvent, Pair, Refusal, Side } from './types.ts';
