/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RequestInstant } from './requestInstant.zod.ts';

export const RegistrationInstant = zod.union([RequestInstant,zod.null()]);

export type RegistrationInstant = zod.input<typeof RegistrationInstant>;
export type RegistrationInstantOutput = zod.output<typeof RegistrationInstant>;
