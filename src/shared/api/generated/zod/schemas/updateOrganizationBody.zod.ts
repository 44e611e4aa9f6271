/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const updateOrganizationBodyNameMax = 100;

export const updateOrganizationBodyImagesMax = 10;

export const updateOrganizationBodyDescriptionMax = 2000;

export const updateOrganizationBodySlugMax = 100;


export const updateOrganizationBodySlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const UpdateOrganizationBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(updateOrganizationBodyNameMax).optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": zod.array(Id).max(updateOrganizationBodyImagesMax).optional().describe('Ids of uploaded images, the covers in order'),
  "city_id": Id.optional(),
  "description": zod.string().max(updateOrganizationBodyDescriptionMax).optional(),
  "slug": zod.string().min(1).max(updateOrganizationBodySlugMax).regex(updateOrganizationBodySlugRegExp).optional()
});

export type UpdateOrganizationBody = zod.input<typeof UpdateOrganizationBody>;
export type UpdateOrganizationBodyOutput = zod.output<typeof UpdateOrganizationBody>;
