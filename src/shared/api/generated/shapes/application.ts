/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { image } from './image.ts';
import { permissions } from './permissions.ts';
import { rosterPlayer } from './rosterPlayer.ts';
import { teamRef } from './teamRef.ts';
import { userRef } from './userRef.ts';

export const application = { id: 0, kind: '', status: '', applicant: userRef, team: [teamRef, null], target: { type: '', id: 0, slug: '', name: '', image: [image, null] }, message: ['', null], roster: [rosterPlayer], waitlist_position: [0, null], position: ['', null], question: ['', null], answer: ['', null], decision_note: ['', null], decided_by: [userRef, null], decided_at: ['instant', null], created_at: 'instant', permissions: permissions };
