/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PublicationStatus = zod.enum(['draft', 'in-review', 'published', 'disabled']);

export type PublicationStatus = zod.input<typeof PublicationStatus>;
export type PublicationStatusOutput = zod.output<typeof PublicationStatus>;
