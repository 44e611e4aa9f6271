// Generated from openapi/ by `npm run generate`. Do not edit.
export const unscoped = {
  '/cities': 'lookups',
  '/time-slots': 'lookups',
  '/settings': 'settings',
  '/notifications': 'notifications',
  '/realtime/status/{userId}': 'realtime',
} as const;
