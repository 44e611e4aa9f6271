/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { permissions } from './permissions.ts';
import { userRef } from './userRef.ts';

export const venueUser = { user: userRef, role: '', since: 'instant', is_online: false, permissions: permissions };
