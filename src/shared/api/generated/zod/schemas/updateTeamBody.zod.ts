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
import { Slug } from './slug.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';

export const UpdateTeamBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName.optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": ImageIds.optional().describe('The covers in order'),
  "city_id": Id.optional(),
  "description": Description.optional(),
  "is_public": zod.boolean().optional(),
  "foundation_year": FoundationYear.optional(),
  "gender": zod.union([TeamGender,zod.null()]).optional(),
  "average_age": zod.union([AverageAge,zod.null()]).optional(),
  "level": zod.union([TeamLevel,zod.null()]).optional(),
  "slug": Slug.optional()
});

export type UpdateTeamBody = zod.input<typeof UpdateTeamBody>;
export type UpdateTeamBodyOutput = zod.output<typeof UpdateTeamBody>;
