/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const createOrganizationBodyNameMax = 100;

export const createOrganizationBodyImagesMax = 10;

export const createOrganizationBodyDescriptionMax = 2000;



export const CreateOrganizationBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(createOrganizationBodyNameMax),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": zod.array(Id).max(createOrganizationBodyImagesMax).optional().describe('Ids of uploaded images, the covers in order'),
  "city_id": Id,
  "description": zod.string().max(createOrganizationBodyDescriptionMax).optional()
});

export type CreateOrganizationBody = zod.input<typeof CreateOrganizationBody>;
export type CreateOrganizationBodyOutput = zod.output<typeof CreateOrganizationBody>;
