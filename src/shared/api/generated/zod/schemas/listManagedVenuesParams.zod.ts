/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listManagedVenuesParamsPageDefault = 1;

export const listManagedVenuesParamsPerPageDefault = 10;
export const listManagedVenuesParamsPerPageMax = 50;


export const ListManagedVenuesParams = zod.strictObject({
  "page": zod.int().min(1).default(listManagedVenuesParamsPageDefault),
  "per_page": zod.int().min(1).max(listManagedVenuesParamsPerPageMax).default(listManagedVenuesParamsPerPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListManagedVenuesParams = zod.input<typeof ListManagedVenuesParams>;
export type ListManagedVenuesParamsOutput = zod.output<typeof ListManagedVenuesParams>;
