/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameKind = zod.enum(['fixture', 'event']);

export type GameKind = zod.input<typeof GameKind>;
export type GameKindOutput = zod.output<typeof GameKind>;
