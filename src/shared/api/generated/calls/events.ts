/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { event } from '../shapes/event.ts';
import { game } from '../shapes/game.ts';
import { pagination } from '../shapes/pagination.ts';
import { participant } from '../shapes/participant.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListEvents = <T>(config: RequestConfig): Promise<T> => request<T>(config, { events: [event], pagination: pagination });

export const callCreateEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { event: event });

export const callGetEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { event: event });

export const callUpdateEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { event: event });

export const callCancelEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { event: event });

export const callAnswerEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { event: event });

export const callInviteToEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { participants: [participant] });

export const callListParticipants = <T>(config: RequestConfig): Promise<T> => request<T>(config, { participants: [participant], pagination: pagination, money: [{ paid: 0, open: 0 }, null] });

export const callUpdateParticipant = <T>(config: RequestConfig): Promise<T> => request<T>(config, { participant: participant });

export const callRemoveParticipant = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callMakeEventGame = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callBalanceEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { game: game });

export const callGetEventShareText = <T>(config: RequestConfig): Promise<T> => request<T>({ ...config, kept: false }, { share: { text: '', url: '' } });

export const listEventsWords = {"owner_type":["base","community","team","organization"],"kind":["open-game","training","tryout","social"],"when":["upcoming","past"]} as const;

export const listParticipantsWords = {"status":["invited","requested","going","maybe","waitlisted","declined","removed"]} as const;

export const getEventShareTextWords = {"locale":["en","sq"]} as const;
