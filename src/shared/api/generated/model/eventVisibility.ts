/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * community: for the members of its community; invite-only: for its own people
 */
export type EventVisibility = typeof EventVisibility[keyof typeof EventVisibility];


export const EventVisibility = {
  public: 'public',
  community: 'community',
  'invite-only': 'invite-only',
} as const;
