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

export const CreateVenueBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": ImageIds.optional().describe('The covers in order'),
  "city_id": Id,
  "address": Address,
  "latitude": Latitude,
  "longitude": Longitude,
  "description": Description.optional(),
  "phone_prefix": PhonePrefix.optional(),
  "phone_number": PhoneNumber,
  "is_bookable": zod.boolean().optional()
});

export type CreateVenueBody = zod.input<typeof CreateVenueBody>;
export type CreateVenueBodyOutput = zod.output<typeof CreateVenueBody>;
