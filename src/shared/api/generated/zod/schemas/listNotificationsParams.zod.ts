/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listNotificationsParamsPageDefault = 1;


export const ListNotificationsParams = zod.strictObject({
  "page": zod.int().min(1).default(listNotificationsParamsPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListNotificationsParams = zod.input<typeof ListNotificationsParams>;
export type ListNotificationsParamsOutput = zod.output<typeof ListNotificationsParams>;
