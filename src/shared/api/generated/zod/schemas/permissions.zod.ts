/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Permissions = zod.record(zod.string(), zod.boolean()).describe('The user\'s permissions on this record; clients must not re-implement the rules.');

export type Permissions = zod.input<typeof Permissions>;
export type PermissionsOutput = zod.output<typeof Permissions>;
