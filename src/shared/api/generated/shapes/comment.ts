/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { permissions } from './permissions.ts';
import { userRef } from './userRef.ts';

export const comment = { id: 0, author: [userRef, null], text: '', created_at: 'instant', permissions: permissions };
