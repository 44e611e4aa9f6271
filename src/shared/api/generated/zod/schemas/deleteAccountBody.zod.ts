/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const deleteAccountBodyPasswordMax = 128;



export const DeleteAccountBody = zod.strictObject({
  "password": zod.string().min(1).max(deleteAccountBodyPasswordMax).optional().describe('Required of a user who has one.'),
  "confirmation": zod.literal("DELETE")
}).describe('The active module is in the query, as on every DELETE.');

export type DeleteAccountBody = zod.input<typeof DeleteAccountBody>;
export type DeleteAccountBodyOutput = zod.output<typeof DeleteAccountBody>;
