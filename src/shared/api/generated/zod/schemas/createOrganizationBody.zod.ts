/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Description } from './description.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { Id } from './id.zod.ts';
import { ImageIds } from './imageIds.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const CreateOrganizationBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": ImageIds.optional().describe('The covers in order'),
  "city_id": Id,
  "description": Description.optional()
});

export type CreateOrganizationBody = zod.input<typeof CreateOrganizationBody>;
export type CreateOrganizationBodyOutput = zod.output<typeof CreateOrganizationBody>;
