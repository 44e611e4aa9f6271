/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { competitionRef } from './competitionRef.ts';
import { fixture } from './fixture.ts';
import { fixtureStage } from './fixtureStage.ts';
import { image } from './image.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';
import { teamRef } from './teamRef.ts';
import { userRef } from './userRef.ts';

export const post = { id: 0, community_id: 0, author: [userRef, null], kind: '', text: '', images: [image], links: [{ type: '', path: '', name: '', image: [image, null], city: '', sport: [sport, null], slot: [{ court_name: '', date: 'date', start: 'time', end: 'time' }, null] }], game: [fixture, null], ranks: [{ team: teamRef, competition: competitionRef, stage: fixtureStage, from: 0, to: 0 }, null], matchday: [{ competition: competitionRef, stage: fixtureStage, games_count: 0, starts_at: 'instant' }, null], is_pinned: false, likes_count: 0, liked_by_me: false, comments_count: 0, created_at: 'instant', edited_at: ['instant', null], permissions: permissions };
