/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EntityName } from './entityName.zod.ts';
import { EventAddress } from './eventAddress.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const EventLocation = zod.strictObject({
  "name": EntityName,
  "address": zod.union([EventAddress,zod.null()]),
  "latitude": zod.union([Latitude,zod.null()]).describe('Both or neither of latitude and longitude'),
  "longitude": zod.union([Longitude,zod.null()])
}).describe('A place without a booking');

export type EventLocation = zod.input<typeof EventLocation>;
export type EventLocationOutput = zod.output<typeof EventLocation>;
