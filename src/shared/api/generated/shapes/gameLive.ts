/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const gameLive = { period: 0, part: '', clock: [{ mode: '', running: false, period_ms: 0, before_ms: 0, elapsed_ms: 0, anchor_at: ['instant', null] }, null], added_minutes: [0, null], current: [{ home: '', away: '' }, null], serving: ['', null], server_now: 'instant' };
