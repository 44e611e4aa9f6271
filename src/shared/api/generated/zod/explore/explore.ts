/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Community,
  Event,
  Game,
  Message,
  NoErrors,
  Team,
  Venue
} from '../schemas/index.ts';


/**
 * With a city that of the city; else with a position the nearest; else everything, soonest and busiest first. Competitions follow with their own paths.
 * @summary What is on near the reader
 */


export const getExploreQueryLatMin = -90;
export const getExploreQueryLatMax = 90;

export const getExploreQueryLngMin = -180;
export const getExploreQueryLngMax = 180;



export const GetExploreQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "city_id": zod.int().min(1).optional(),
  "sport_id": zod.int().min(1).optional(),
  "lat": zod.number().min(getExploreQueryLatMin).max(getExploreQueryLatMax).optional().describe('Both or neither of lat and lng (422)'),
  "lng": zod.number().min(getExploreQueryLngMin).max(getExploreQueryLngMax).optional()
})

export const getExploreResponseDataLiveGamesMax = 6;

export const getExploreResponseDataVenuesMax = 6;

export const getExploreResponseDataEventsMax = 6;

export const getExploreResponseDataCommunitiesMax = 6;

export const getExploreResponseDataTeamsMax = 6;



export const GetExploreResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "live_games": zod.array(Game).max(getExploreResponseDataLiveGamesMax),
  "venues": zod.array(Venue).max(getExploreResponseDataVenuesMax),
  "events": zod.array(Event).max(getExploreResponseDataEventsMax),
  "communities": zod.array(Community).max(getExploreResponseDataCommunitiesMax),
  "teams": zod.array(Team).max(getExploreResponseDataTeamsMax)
})
})

