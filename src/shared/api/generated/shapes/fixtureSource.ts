/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const fixtureSource = { kind: '', game_id: [0, null], stage_id: [0, null], group_id: [0, null], rank: [0, null], nth: [0, null] };
