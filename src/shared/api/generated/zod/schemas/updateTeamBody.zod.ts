/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';

export const updateTeamBodyNameMax = 100;

export const updateTeamBodyImagesMax = 10;

export const updateTeamBodyDescriptionMax = 2000;

export const updateTeamBodyFoundationYearMin = 1850;
export const updateTeamBodyFoundationYearMax = 2100;

export const updateTeamBodyAverageAgeOneMin = 5;
export const updateTeamBodyAverageAgeOneMax = 99;

export const updateTeamBodySlugMax = 100;


export const updateTeamBodySlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const UpdateTeamBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(updateTeamBodyNameMax).optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": zod.array(Id).max(updateTeamBodyImagesMax).optional().describe('Ids of uploaded images, the covers in order'),
  "city_id": Id.optional(),
  "description": zod.string().max(updateTeamBodyDescriptionMax).optional(),
  "is_public": zod.boolean().optional(),
  "foundation_year": zod.int().min(updateTeamBodyFoundationYearMin).max(updateTeamBodyFoundationYearMax).optional(),
  "gender": zod.union([TeamGender,zod.null()]).optional(),
  "average_age": zod.union([zod.int().min(updateTeamBodyAverageAgeOneMin).max(updateTeamBodyAverageAgeOneMax),zod.null()]).optional(),
  "level": zod.union([TeamLevel,zod.null()]).optional(),
  "slug": zod.string().min(1).max(updateTeamBodySlugMax).regex(updateTeamBodySlugRegExp).optional()
});

export type UpdateTeamBody = zod.input<typeof UpdateTeamBody>;
export type UpdateTeamBodyOutput = zod.output<typeof UpdateTeamBody>;
