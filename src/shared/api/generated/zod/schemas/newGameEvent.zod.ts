/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ClockMs } from './clockMs.zod.ts';
import { EventNote } from './eventNote.zod.ts';
import { GameEventType } from './gameEventType.zod.ts';
import { GameSideKey } from './gameSideKey.zod.ts';
import { Id } from './id.zod.ts';
import { InjuryMinutes } from './injuryMinutes.zod.ts';
import { PeriodNumber } from './periodNumber.zod.ts';
import { PointHow } from './pointHow.zod.ts';
import { RequestInstant } from './requestInstant.zod.ts';

export const NewGameEvent = zod.strictObject({
  "client_id": zod.uuid().describe('The same event sent twice is one; another body under it is refused (422)'),
  "type": GameEventType,
  "side": GameSideKey.optional().describe('Whose goal, card, foul, point … it is; an own goal is its player\'s side'),
  "player_id": Id.optional(),
  "related_player_id": Id.optional().describe('Who comes on for player_id'),
  "period": PeriodNumber,
  "clock_ms": ClockMs,
  "at": RequestInstant.describe('When it happened by the clock of the server'),
  "how": PointHow.optional(),
  "minutes": InjuryMinutes.optional().describe('Of injury-time'),
  "note": EventNote.optional()
});

export type NewGameEvent = zod.input<typeof NewGameEvent>;
export type NewGameEventOutput = zod.output<typeof NewGameEvent>;
