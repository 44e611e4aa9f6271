/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PublicationStatus } from './publicationStatus.zod.ts';

export const updateVenueBodyNameMax = 100;

export const updateVenueBodyImagesMax = 10;

export const updateVenueBodyAddressMax = 200;

export const updateVenueBodyLatitudeMin = -90;
export const updateVenueBodyLatitudeMax = 90;

export const updateVenueBodyLongitudeMin = -180;
export const updateVenueBodyLongitudeMax = 180;

export const updateVenueBodyDescriptionMax = 2000;

export const updateVenueBodyPhonePrefixRegExp = new RegExp('^\\+\\d{1,4}$');
export const updateVenueBodyPhoneNumberMin = 9;
export const updateVenueBodyPhoneNumberMax = 30;


export const updateVenueBodyPhoneNumberRegExp = new RegExp('^(?=(\\D*\\d){9})(\\+?\\d{2,15}|[\\d ]*\\d[\\d ]*)$');
export const updateVenueBodySlugMax = 100;


export const updateVenueBodySlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const UpdateVenueBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(updateVenueBodyNameMax).optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": zod.array(Id).max(updateVenueBodyImagesMax).optional().describe('Ids of uploaded images, the covers in order'),
  "city_id": Id.optional(),
  "address": zod.string().min(1).max(updateVenueBodyAddressMax).optional(),
  "latitude": zod.number().min(updateVenueBodyLatitudeMin).max(updateVenueBodyLatitudeMax).optional(),
  "longitude": zod.number().min(updateVenueBodyLongitudeMin).max(updateVenueBodyLongitudeMax).optional(),
  "description": zod.string().max(updateVenueBodyDescriptionMax).optional(),
  "phone_prefix": zod.string().regex(updateVenueBodyPhonePrefixRegExp).optional().describe('e.g. +355'),
  "phone_number": zod.string().min(updateVenueBodyPhoneNumberMin).max(updateVenueBodyPhoneNumberMax).regex(updateVenueBodyPhoneNumberRegExp).optional(),
  "is_bookable": zod.boolean().optional(),
  "slug": zod.string().min(1).max(updateVenueBodySlugMax).regex(updateVenueBodySlugRegExp).optional(),
  "status": PublicationStatus.optional()
});

export type UpdateVenueBody = zod.input<typeof UpdateVenueBody>;
export type UpdateVenueBodyOutput = zod.output<typeof UpdateVenueBody>;
