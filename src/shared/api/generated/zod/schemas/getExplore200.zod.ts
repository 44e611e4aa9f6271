/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Community } from './community.zod.ts';
import { Competition } from './competition.zod.ts';
import { Event } from './event.zod.ts';
import { Game } from './game.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Team } from './team.zod.ts';
import { Venue } from './venue.zod.ts';

export const getExplore200DataLiveGamesMax = 6;

export const getExplore200DataVenuesMax = 6;

export const getExplore200DataEventsMax = 6;

export const getExplore200DataCompetitionsMax = 6;

export const getExplore200DataCommunitiesMax = 6;

export const getExplore200DataTeamsMax = 6;


export const GetExplore200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "live_games": zod.array(Game).max(getExplore200DataLiveGamesMax),
  "venues": zod.array(Venue).max(getExplore200DataVenuesMax),
  "events": zod.array(Event).max(getExplore200DataEventsMax),
  "competitions": zod.array(Competition).max(getExplore200DataCompetitionsMax),
  "communities": zod.array(Community).max(getExplore200DataCommunitiesMax),
  "teams": zod.array(Team).max(getExplore200DataTeamsMax)
})
})

export type GetExplore200 = zod.input<typeof GetExplore200>;
export type GetExplore200Output = zod.output<typeof GetExplore200>;
