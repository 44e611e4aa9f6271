/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userRef } from './userRef.ts';

export const block = { id: 0, court_ids: [0], date_from: 'date', date_to: 'date', time_slot_ids: [[0], null], reason: '', created_by: [userRef, null], open_questions: 0 };
