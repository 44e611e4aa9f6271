/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userRef } from './userRef.ts';

export const rosterPlayer = { user: userRef, jersey_number: [0, null] };
