/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameSideKey } from './gameSideKey.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { ParticipantDecision } from './participantDecision.zod.ts';
import { PlayerPosition } from './playerPosition.zod.ts';
import { PlayerRating } from './playerRating.zod.ts';

export const UpdateParticipantBody = zod.strictObject({
  "module": ModuleType,
  "status": ParticipantDecision.optional().describe('Decides a request; an approved one waits when all seats are taken'),
  "has_paid": zod.boolean().optional(),
  "attended": zod.boolean().nullish().describe('From the start on'),
  "rating": zod.union([PlayerRating,zod.null()]).optional(),
  "position": zod.union([PlayerPosition,zod.null()]).optional().describe('One of the sport'),
  "side": zod.union([GameSideKey,zod.null()]).optional(),
  "is_locked": zod.boolean().optional().describe('Needs a side')
}).describe('Only what is sent changes.');

export type UpdateParticipantBody = zod.input<typeof UpdateParticipantBody>;
export type UpdateParticipantBodyOutput = zod.output<typeof UpdateParticipantBody>;
