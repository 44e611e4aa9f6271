/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PresenceStatus = typeof PresenceStatus[keyof typeof PresenceStatus];


export const PresenceStatus = {
  online: 'online',
  offline: 'offline',
} as const;
