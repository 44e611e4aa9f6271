/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CommunityRoomEventType = zod.enum(['post-added', 'post-changed', 'post-commented', 'post-deleted', 'members-changed']).describe('Events of the room community-{id}, with the actor in data.activity (id 0: the post wrote itself): of a post, with data.post_id: posted; changed (text, pin, likes); commented; deleted (decision 040); without both: somebody joined, left or got another role (decision 045)');

export type CommunityRoomEventType = zod.input<typeof CommunityRoomEventType>;
export type CommunityRoomEventTypeOutput = zod.output<typeof CommunityRoomEventType>;
