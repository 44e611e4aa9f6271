/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userRef } from './userRef.ts';

export const teamInvitation = { id: 0, phone_prefix: '', phone_number: '', roles: [''], is_player: false, jersey_number: [0, null], position: ['', null], inviter: userRef, created_at: 'instant', expires_at: 'instant', link: ['', '?'] };
