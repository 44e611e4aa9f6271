/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const createVenueBodyNameMax = 100;

export const createVenueBodyImagesMax = 10;

export const createVenueBodyAddressMax = 200;

export const createVenueBodyLatitudeMin = -90;
export const createVenueBodyLatitudeMax = 90;

export const createVenueBodyLongitudeMin = -180;
export const createVenueBodyLongitudeMax = 180;

export const createVenueBodyDescriptionMax = 2000;

export const createVenueBodyPhonePrefixRegExp = new RegExp('^\\+\\d{1,4}$');
export const createVenueBodyPhoneNumberMin = 9;
export const createVenueBodyPhoneNumberMax = 30;


export const createVenueBodyPhoneNumberRegExp = new RegExp('^(?=(\\D*\\d){9})(\\+?\\d{2,15}|[\\d ]*\\d[\\d ]*)$');


export const CreateVenueBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(createVenueBodyNameMax),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image, the logo'),
  "images": zod.array(Id).max(createVenueBodyImagesMax).optional().describe('Ids of uploaded images, the covers in order'),
  "city_id": Id,
  "address": zod.string().min(1).max(createVenueBodyAddressMax),
  "latitude": zod.number().min(createVenueBodyLatitudeMin).max(createVenueBodyLatitudeMax),
  "longitude": zod.number().min(createVenueBodyLongitudeMin).max(createVenueBodyLongitudeMax),
  "description": zod.string().max(createVenueBodyDescriptionMax).optional(),
  "phone_prefix": zod.string().regex(createVenueBodyPhonePrefixRegExp).optional().describe('e.g. +355'),
  "phone_number": zod.string().min(createVenueBodyPhoneNumberMin).max(createVenueBodyPhoneNumberMax).regex(createVenueBodyPhoneNumberRegExp),
  "is_bookable": zod.boolean().optional()
});

export type CreateVenueBody = zod.input<typeof CreateVenueBody>;
export type CreateVenueBodyOutput = zod.output<typeof CreateVenueBody>;
