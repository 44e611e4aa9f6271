/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from './city.ts';
import { image } from './image.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';
import { userRef } from './userRef.ts';

export const community = { id: 0, slug: '', name: '', image: [image, null], description: '', sports: [sport], city: city, visibility: '', join_policy: '', join_question: ['', null], members_count: 0, online_count: 0, pending_requests_count: 0, open_reports_count: 0, my_role: ['', null], my_application_id: [0, null], my_inviter: [userRef, null], is_banned: false, owner: userRef, permissions: permissions };
