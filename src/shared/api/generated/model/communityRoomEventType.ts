/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events of the room community-{id}, with the actor in data.activity: of a post, with data.post_id: posted; changed (text, pin, likes); commented; deleted (decision 040); without both: somebody joined, left or got another role (decision 045)
 */
export type CommunityRoomEventType = typeof CommunityRoomEventType[keyof typeof CommunityRoomEventType];


export const CommunityRoomEventType = {
  'post-added': 'post-added',
  'post-changed': 'post-changed',
  'post-commented': 'post-commented',
  'post-deleted': 'post-deleted',
  'members-changed': 'members-changed',
} as const;
