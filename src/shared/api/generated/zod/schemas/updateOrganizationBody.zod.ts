/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Description } from './description.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { Id } from './id.zod.ts';
import { ImageIds } from './imageIds.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Slug } from './slug.zod.ts';

export const UpdateOrganizationBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName.optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": ImageIds.optional().describe('The covers in order'),
  "city_id": Id.optional(),
  "description": Description.optional(),
  "slug": Slug.optional()
});

export type UpdateOrganizationBody = zod.input<typeof UpdateOrganizationBody>;
export type UpdateOrganizationBodyOutput = zod.output<typeof UpdateOrganizationBody>;
