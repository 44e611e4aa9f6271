/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ConfirmResultBody,
  Count,
  DisputeResultBody,
  EnterResultBody,
  Fixture,
  FollowGameBody,
  Game,
  Message,
  NoErrors,
  Pagination
} from '../schemas/index.ts';


/**
 * Those they play in, of teams they belong to, those they are an official of, and those they look after.
 * @summary Games of the user
 */
export const listGamesQueryPageDefault = 1;

export const listGamesQueryPerPageDefault = 10;
export const listGamesQueryPerPageMax = 50;




export const ListGamesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listGamesQueryPageDefault),
  "per_page": zod.int().min(1).max(listGamesQueryPerPageMax).default(listGamesQueryPerPageDefault),
  "when": zod.enum(['upcoming', 'live', 'past']).optional().describe('upcoming when absent'),
  "sport_id": zod.int().min(1).optional()
})

export const ListGamesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "games": zod.array(Game),
  "pagination": Pagination,
  "waiting_count": Count.describe('Results that wait for a confirmation by the user')
})
})

/**
 * 404 for the game of an event the reader may not know of. Line-ups of an event are for the signed-in.
 * @summary One game
 */



export const GetGameParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const GetGameQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getGameResponseDataHeadToHeadMax = 5;



export const GetGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game,
  "head_to_head": zod.array(Fixture).max(getGameResponseDataHeadToHeadMax)
})
})

/**
 * Of the game of an event, by who manages it and by captains of its sides, from its start on; again until it is official. By whoever manages a disputed one it is official at once. The own side has confirmed with it, the other is asked. 409 game_not_ready before the start, result_official.
 * @summary Enter the result
 */



export const EnterResultParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const EnterResultBodySchema = EnterResultBody

export const EnterResultResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})

/**
 * By a player of a side (of a team: its captain, manager or admin) that has not yet. Official once both sides have. 409 result_settled when nothing waits.
 * @summary Stand by the result
 */



export const ConfirmResultParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const ConfirmResultBodySchema = ConfirmResultBody

export const ConfirmResultResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})

/**
 * As confirm, within 24 hours after it was entered. Who manages the game is told. 409 result_settled.
 * @summary Dispute the result
 */



export const DisputeResultParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const DisputeResultBodySchema = DisputeResultBody

export const DisputeResultResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})

/**
 * Its start and end are told; its score with live tracking.
 * @summary Follow a game
 */



export const FollowGameParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const FollowGameBodySchema = FollowGameBody

export const FollowGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})

/**
 * @summary Follow a game no longer
 */



export const UnfollowGameParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const UnfollowGameQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const UnfollowGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})

