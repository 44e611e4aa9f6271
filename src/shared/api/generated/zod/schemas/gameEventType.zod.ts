/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameEventType = zod.enum(['period-start', 'period-end', 'clock-start', 'clock-stop', 'game-end', 'note', 'goal', 'penalty-goal', 'own-goal', 'penalty-missed', 'yellow-card', 'second-yellow', 'red-card', 'substitution', 'corner', 'injury-time', 'shootout-goal', 'shootout-miss', 'free-throw', 'two-points', 'three-points', 'free-throw-missed', 'personal-foul', 'technical-foul', 'timeout', 'point', 'sanction', 'retirement', 'code-violation']).describe('All sports: period-start (side: who serves first), period-end, clock-start, clock-stop, game-end, note. clock-start and clock-stop also set the clock, to their clock_ms. The others belong to one sport or two; what each counts is the engine\'s to say, never the sender\'s');

export type GameEventType = zod.input<typeof GameEventType>;
export type GameEventTypeOutput = zod.output<typeof GameEventType>;
