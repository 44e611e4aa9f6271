/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AppointmentStatus = zod.enum(['asked', 'accepted', 'declined']).describe('declined: seen by who runs the competition and by themselves only');

export type AppointmentStatus = zod.input<typeof AppointmentStatus>;
export type AppointmentStatusOutput = zod.output<typeof AppointmentStatus>;
