/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { permissions } from './permissions.ts';
import { userRef } from './userRef.ts';

export const participant = { id: 0, user: userRef, role: '', status: '', waitlist_position: [0, null], guests: 0, side: ['', null], is_locked: false, rating: [0, null], position: ['', null], due: [0, null], owes: [0, null], has_paid: [false, null], attended: [false, null], invited_by: [userRef, null], permissions: permissions };
