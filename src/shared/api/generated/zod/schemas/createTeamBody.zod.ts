/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AverageAge } from './averageAge.zod.ts';
import { Description } from './description.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { FoundationYear } from './foundationYear.zod.ts';
import { Id } from './id.zod.ts';
import { ImageIds } from './imageIds.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';

export const CreateTeamBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": ImageIds.optional().describe('The covers in order'),
  "sport_id": Id,
  "city_id": Id,
  "description": Description.optional(),
  "is_public": zod.boolean().optional(),
  "foundation_year": FoundationYear,
  "gender": zod.union([TeamGender,zod.null()]).optional(),
  "average_age": zod.union([AverageAge,zod.null()]).optional(),
  "level": zod.union([TeamLevel,zod.null()]).optional()
});

export type CreateTeamBody = zod.input<typeof CreateTeamBody>;
export type CreateTeamBodyOutput = zod.output<typeof CreateTeamBody>;
