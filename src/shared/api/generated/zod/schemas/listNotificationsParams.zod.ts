/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PageNumber } from './pageNumber.zod.ts';

export const ListNotificationsParams = zod.strictObject({
  "page": PageNumber.optional(),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListNotificationsParams = zod.input<typeof ListNotificationsParams>;
export type ListNotificationsParamsOutput = zod.output<typeof ListNotificationsParams>;
