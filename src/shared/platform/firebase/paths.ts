import type { Connection } from './realtime-client.ts';

/** Where things lie in the realtime database (design §11). */
export const presencePath = (userId: number): string => `presence/${userId}`;
export const connectionsPath = (userId: number): string => `connections/${userId}`;
export const connectionPath = ({ userId, connectionId }: Connection): string =>
  `${connectionsPath(userId)}/${connectionId}`;
/** The connection as the presence record names it. */
export const linkPath = ({ userId, connectionId }: Connection): string =>
  `${presencePath(userId)}/connections/${connectionId}`;
export const eventsPath = (userId: number): string => `events/${userId}`;
export const pushesPath = (userId: number, token: string): string => `push/${userId}/${token}`;
export const roomEventsPath = (roomId: string): string => `rooms/${roomId}/events`;
