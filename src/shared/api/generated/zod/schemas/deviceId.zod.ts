/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeviceIdMax = 100;



export const DeviceId = zod.string().min(1).max(DeviceIdMax).describe('The random id this device keeps in local storage.');

export type DeviceId = zod.input<typeof DeviceId>;
export type DeviceIdOutput = zod.output<typeof DeviceId>;
