/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ApplicationDirection = zod.enum(['sent', 'received']);

export type ApplicationDirection = zod.input<typeof ApplicationDirection>;
export type ApplicationDirectionOutput = zod.output<typeof ApplicationDirection>;
