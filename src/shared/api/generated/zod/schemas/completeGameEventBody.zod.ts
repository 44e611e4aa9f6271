/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PointHow } from './pointHow.zod.ts';

export const CompleteGameEventBody = zod.strictObject({
  "module": ModuleType,
  "player_id": zod.union([Id,zod.null()]),
  "related_player_id": zod.union([Id,zod.null()]),
  "how": zod.union([PointHow,zod.null()])
}).describe('Replaces who and how; null: not known');

export type CompleteGameEventBody = zod.input<typeof CompleteGameEventBody>;
export type CompleteGameEventBodyOutput = zod.output<typeof CompleteGameEventBody>;
