/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { permissions } from './permissions.ts';
import { userRef } from './userRef.ts';

export const communityMember = { id: 0, user: userRef, role: '', status: '', joined_at: ['instant', null], is_online: false, permissions: permissions };
