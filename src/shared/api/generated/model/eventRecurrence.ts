/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type EventRecurrence = typeof EventRecurrence[keyof typeof EventRecurrence];


export const EventRecurrence = {
  none: 'none',
  weekly: 'weekly',
} as const;
