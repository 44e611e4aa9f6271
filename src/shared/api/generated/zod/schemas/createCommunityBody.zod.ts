/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CommunityJoinPolicy } from './communityJoinPolicy.zod.ts';
import { CommunityVisibility } from './communityVisibility.zod.ts';
import { Description } from './description.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { Id } from './id.zod.ts';
import { JoinQuestion } from './joinQuestion.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { SportIds } from './sportIds.zod.ts';

export const CreateCommunityBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image'),
  "description": Description.optional(),
  "sport_ids": SportIds,
  "city_id": Id,
  "visibility": CommunityVisibility,
  "join_policy": CommunityJoinPolicy.describe('Of a private community invite (422)'),
  "join_question": zod.union([JoinQuestion,zod.null()]).optional().describe('With the policy request only; otherwise dropped')
});

export type CreateCommunityBody = zod.input<typeof CreateCommunityBody>;
export type CreateCommunityBodyOutput = zod.output<typeof CreateCommunityBody>;
