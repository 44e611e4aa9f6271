/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { fixtureVenue } from './fixtureVenue.ts';

export const scheduleCourt = { id: 0, name: '', venue: fixtureVenue };
