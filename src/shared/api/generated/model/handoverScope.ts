/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * series: this session and the later ones
 */
export type HandoverScope = typeof HandoverScope[keyof typeof HandoverScope];


export const HandoverScope = {
  session: 'session',
  series: 'series',
} as const;
