/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A private one exists for its own people and those it has invited only
 */
export type CommunityVisibility = typeof CommunityVisibility[keyof typeof CommunityVisibility];


export const CommunityVisibility = {
  public: 'public',
  private: 'private',
} as const;
