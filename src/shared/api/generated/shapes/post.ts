/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { image } from './image.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';
import { userRef } from './userRef.ts';

export const post = { id: 0, community_id: 0, author: [userRef, null], kind: '', text: '', images: [image], links: [{ type: '', path: '', name: '', image: [image, null], city: '', sport: [sport, null], slot: [{ court_name: '', date: 'date', start: '', end: '' }, null] }], is_pinned: false, likes_count: 0, liked_by_me: false, comments_count: 0, created_at: 'date', edited_at: ['date', null], permissions: permissions };
