/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { Note } from './note.zod.ts';
import { Position } from './position.zod.ts';

export const JoinTeamBody = zod.strictObject({
  "module": ModuleType,
  "message": Note.optional(),
  "position": Position.optional()
});

export type JoinTeamBody = zod.input<typeof JoinTeamBody>;
export type JoinTeamBodyOutput = zod.output<typeof JoinTeamBody>;
