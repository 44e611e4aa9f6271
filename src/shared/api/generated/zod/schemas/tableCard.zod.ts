/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameSideKey } from './gameSideKey.zod.ts';




export const TableCard = zod.strictObject({
  "side": GameSideKey,
  "player": zod.int().min(1).nullable().describe('Which of the players of this game with a card, not who they are; null: not known'),
  "kind": zod.enum(['yellow-card', 'second-yellow', 'red-card'])
});

export type TableCard = zod.input<typeof TableCard>;
export type TableCardOutput = zod.output<typeof TableCard>;
