/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { fixture } from '../shapes/fixture.ts';
import { formBefore } from '../shapes/formBefore.ts';
import { game } from '../shapes/game.ts';
import { gameEvent } from '../shapes/gameEvent.ts';
import { pagination } from '../shapes/pagination.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListGames = <T>(config: RequestConfig): Promise<T> => request<T>(config, { games: [game], pagination: pagination, waiting_count: 0 });

export const callGetGame = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game, events: [gameEvent], head_to_head: [fixture], form: { home: formBefore, away: formBefore } });

export const callEnterResult = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callConfirmResult = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callDisputeResult = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callDeclareWalkover = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callReopenResult = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callAppointOfficial = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callRemoveOfficial = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callAnswerAppointment = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callSetLineup = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callClaimTracking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game, events: [gameEvent] });

export const callReleaseTracking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game, events: [gameEvent] });

export const callSendGameEvents = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game, events: [gameEvent] });

export const callVoidGameEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game, events: [gameEvent] });

export const callCompleteGameEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game, events: [gameEvent] });

export const callFollowGame = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callUnfollowGame = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const listGamesWords = {"when":["upcoming","live","past"]} as const;
