/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';

export const OrganizationToDo = zod.strictObject({
  "applications": Count.describe('Applications to its competitions that are not decided'),
  "results_to_confirm": Count,
  "disputed": Count.describe('Disputed results')
}).describe('What waits for the people who run its competitions');

export type OrganizationToDo = zod.input<typeof OrganizationToDo>;
export type OrganizationToDoOutput = zod.output<typeof OrganizationToDo>;
