/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ApplicationStatus = zod.enum(['pending', 'accepted', 'rejected', 'waitlisted', 'withdrawn', 'expired']);

export type ApplicationStatus = zod.input<typeof ApplicationStatus>;
export type ApplicationStatusOutput = zod.output<typeof ApplicationStatus>;
