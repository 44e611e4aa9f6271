/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameClock } from './gameClock.zod.ts';
import { GameSideKey } from './gameSideKey.zod.ts';
import { InjuryMinutes } from './injuryMinutes.zod.ts';
import { Instant } from './instant.zod.ts';
import { TextPair } from './textPair.zod.ts';

export const gameLivePeriodMin = 0;
export const gameLivePeriodMax = 30;



export const GameLive = zod.strictObject({
  "period": zod.int().min(gameLivePeriodMin).max(gameLivePeriodMax).describe('That is on, or was last; 0: not begun'),
  "part": zod.enum(['regular', 'extra', 'shootout']).describe('What the period is, for who does not know the rules; extra: extra time, overtime'),
  "clock": zod.union([GameClock,zod.null()]).describe('null: the sport has none, or none has begun'),
  "added_minutes": zod.union([InjuryMinutes,zod.null()]).describe('Of the injury-time entered last in the period that is on; null: none, or no period is on'),
  "current": zod.union([TextPair,zod.null()]).describe('Points within the set of volleyball, within the game or tie-break of tennis (0, 15, 30, 40, AD)'),
  "serving": zod.union([GameSideKey,zod.null()]),
  "server_now": Instant
}).describe('How a tracked game stands besides its score: a fold over its log. Period 0 before it begins: a tracker needs the time of the server');

export type GameLive = zod.input<typeof GameLive>;
export type GameLiveOutput = zod.output<typeof GameLive>;
