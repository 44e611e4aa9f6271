/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Address } from './address.zod.ts';
import { Description } from './description.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { Id } from './id.zod.ts';
import { ImageIds } from './imageIds.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';
import { PublicationStatus } from './publicationStatus.zod.ts';
import { Slug } from './slug.zod.ts';

export const UpdateVenueBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName.optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": ImageIds.optional().describe('The covers in order'),
  "city_id": Id.optional(),
  "address": Address.optional(),
  "latitude": Latitude.optional(),
  "longitude": Longitude.optional(),
  "description": Description.optional(),
  "phone_prefix": PhonePrefix.optional(),
  "phone_number": PhoneNumber.optional(),
  "is_bookable": zod.boolean().optional(),
  "slug": Slug.optional(),
  "status": PublicationStatus.optional()
});

export type UpdateVenueBody = zod.input<typeof UpdateVenueBody>;
export type UpdateVenueBodyOutput = zod.output<typeof UpdateVenueBody>;
