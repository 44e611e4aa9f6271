/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';

export const createTeamBodyNameMax = 100;

export const createTeamBodyImagesMax = 10;

export const createTeamBodyDescriptionMax = 2000;

export const createTeamBodyFoundationYearMin = 1850;
export const createTeamBodyFoundationYearMax = 2100;

export const createTeamBodyAverageAgeOneMin = 5;
export const createTeamBodyAverageAgeOneMax = 99;



export const CreateTeamBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(createTeamBodyNameMax),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": zod.array(Id).max(createTeamBodyImagesMax).optional().describe('Ids of uploaded images, the covers in order'),
  "sport_id": Id,
  "city_id": Id,
  "description": zod.string().max(createTeamBodyDescriptionMax).optional(),
  "is_public": zod.boolean().optional(),
  "foundation_year": zod.int().min(createTeamBodyFoundationYearMin).max(createTeamBodyFoundationYearMax),
  "gender": zod.union([TeamGender,zod.null()]).optional(),
  "average_age": zod.union([zod.int().min(createTeamBodyAverageAgeOneMin).max(createTeamBodyAverageAgeOneMax),zod.null()]).optional(),
  "level": zod.union([TeamLevel,zod.null()]).optional()
});

export type CreateTeamBody = zod.input<typeof CreateTeamBody>;
export type CreateTeamBodyOutput = zod.output<typeof CreateTeamBody>;
