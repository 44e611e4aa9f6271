/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { eventRef } from '../shapes/eventRef.ts';
import { pagination } from '../shapes/pagination.ts';
import { userRef } from '../shapes/userRef.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListNotifications = <T>(config: RequestConfig): Promise<T> => request<T>(config, { notifications: [{ id: 0, type: '', title: '', body: '', data: { entity_type: '', entity_id: 0, url: '', booking: [{ court_name: '', venue_name: '', date: 'date', start: 'time', reason: ['', '?'], until: ['instant', '?'], answer: ['', '?'], weekly: [false, '?'] }, '?'], team: [{ id: 0, slug: '', name: '', invitation: ['', '?'], application_id: [0, '?'] }, '?'], community: [{ id: 0, slug: '', name: '', invitation: ['', '?'], application_id: [0, '?'], post_id: [0, '?'] }, '?'], competition: [{ id: 0, slug: '', name: '', team: ['', '?'], application_id: [0, '?'], decision: ['', '?'], change: ['', '?'], phase: ['', '?'], games: [0, '?'], starts_at: ['instant', '?'], points: [0, '?'] }, '?'], event: [{ id: 0, title: '', starts_at: 'instant', invitation: ['', '?'], participant_id: [0, '?'], change: ['', '?'], cause: ['', '?'], answered: [false, '?'] }, '?'], game: [{ id: 0, event: [eventRef, '?'], home: '', away: '', home_score: [0, null], away_score: [0, null], starts_at: [['instant', null], '?'], change: ['', '?'], appointment: ['', '?'], role: ['', '?'], reason: ['', '?'], until: ['instant', '?'], waits: [false, '?'] }, '?'] }, actor: [userRef, null], module: '', entity_id: 0, group_key: ['', null], count: 0, read_at: ['instant', null], created_at: 'instant' }], pagination: pagination, unread_notifications_count: 0 });

export const callMarkNotificationsRead = <T>(config: RequestConfig): Promise<T> => request<T>(config, { unread_notifications_count: 0 });

export const callMarkNotificationRead = <T>(config: RequestConfig): Promise<T> => request<T>(config, { unread_notifications_count: 0 });
