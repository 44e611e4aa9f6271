/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { community } from '../shapes/community.ts';
import { competition } from '../shapes/competition.ts';
import { event } from '../shapes/event.ts';
import { game } from '../shapes/game.ts';
import { team } from '../shapes/team.ts';
import { venue } from '../shapes/venue.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callGetExplore = <T>(config: RequestConfig): Promise<T> => request<T>(config, { live_games: [game], venues: [venue], events: [event], competitions: [competition], communities: [community], teams: [team] });
