/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { permissions } from './permissions.ts';
import { userRef } from './userRef.ts';

export const teamMember = { id: 0, user: userRef, user_id: 0, roles: [''], is_player: false, jersey_number: [0, null], position: ['', null], status: '', joined_at: ['instant', null], is_online: false, profile_status: ['', '?'], permissions: permissions };
