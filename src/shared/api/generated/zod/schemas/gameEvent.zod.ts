/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ClockMs } from './clockMs.zod.ts';
import { GameEventType } from './gameEventType.zod.ts';
import { GameSideKey } from './gameSideKey.zod.ts';
import { InjuryMinutes } from './injuryMinutes.zod.ts';
import { Instant } from './instant.zod.ts';
import { PeriodNumber } from './periodNumber.zod.ts';
import { PointHow } from './pointHow.zod.ts';
import { UserRef } from './userRef.zod.ts';




export const GameEvent = zod.strictObject({
  "client_id": zod.uuid(),
  "seq": zod.int().min(1).describe('The order in which the server took them'),
  "type": GameEventType,
  "side": zod.union([GameSideKey,zod.null()]),
  "player": zod.union([UserRef,zod.null()]).describe('null also for those who may not see the line-up'),
  "related_player": zod.union([UserRef,zod.null()]),
  "period": PeriodNumber,
  "clock_ms": ClockMs,
  "at": Instant,
  "how": zod.union([PointHow,zod.null()]),
  "minutes": zod.union([InjuryMinutes,zod.null()]),
  "note": zod.string().nullable(),
  "created_by": zod.union([UserRef,zod.null()]).describe('null: nobody any more; never named to guests'),
  "voided_at": zod.union([Instant,zod.null()]).describe('It counts no more, and is shown struck through'),
  "void_reason": zod.string().nullable()
}).describe('In the order of the game: by period, clock_ms and seq');

export type GameEvent = zod.input<typeof GameEvent>;
export type GameEventOutput = zod.output<typeof GameEvent>;
