/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueLogAction = zod.enum(['created', 'updated', 'court-added', 'court-updated', 'court-deleted', 'submitted', 'withdrawn', 'approved', 'rejected', 'published', 'disabled', 'restored', 'reopened']).describe('disabled, restored and reopened lead from published to disabled, from there back, and from there to draft; published is the way from draft without a review.');

export type VenueLogAction = zod.input<typeof VenueLogAction>;
export type VenueLogActionOutput = zod.output<typeof VenueLogAction>;
