/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ApplicationDirection = typeof ApplicationDirection[keyof typeof ApplicationDirection];


export const ApplicationDirection = {
  sent: 'sent',
  received: 'received',
} as const;
