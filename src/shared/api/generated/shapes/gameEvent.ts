/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userRef } from './userRef.ts';

export const gameEvent = { client_id: '', seq: 0, type: '', side: ['', null], player: [userRef, null], related_player: [userRef, null], period: 0, clock_ms: 0, at: 'instant', how: ['', null], minutes: [0, null], note: ['', null], created_by: [userRef, null], voided_at: ['instant', null], void_reason: ['', null] };
