/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { fixtureSide } from './fixtureSide.ts';
import { fixtureVenue } from './fixtureVenue.ts';

export const fixture = { id: 0, starts_at: ['date', null], home: fixtureSide, away: fixtureSide, status: '', score: { home: [0, null], away: [0, null] }, venue: [fixtureVenue, null] };
