/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Permissions = zod.record(zod.string(), zod.boolean()).describe('What the asking user may do with this record; the client never re-implements the rule.');

export type Permissions = zod.input<typeof Permissions>;
export type PermissionsOutput = zod.output<typeof Permissions>;
