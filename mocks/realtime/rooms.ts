/** Rooms of live activity: members and recent events (design §11). */
import { type Json, isJsonObject, withSafeKeys } from './json.ts';
import type { RealtimeReader, RealtimeWriter } from './staging.ts';

export interface RoomVisit {
  readonly roomId: string;
  readonly userId: number;
}

const keysOf = (json: Json): string[] => (isJsonObject(json) ? Object.keys(json) : []);

export const roomsOf = (realtime: RealtimeReader): string[] => keysOf(realtime.read('rooms'));

export const membersOf = (realtime: RealtimeReader, roomId: string): number[] =>
  keysOf(realtime.read(`rooms/${roomId}/members`)).map(Number);

/** Nobody is told who comes and goes: some of them hide. */
export function enterRoom(realtime: RealtimeWriter, { roomId, userId }: RoomVisit, metadata: Json, now: number): void {
  realtime.update({ [`rooms/${roomId}/members/${userId}`]: { joined_at: now, metadata: withSafeKeys(metadata) } });
}

/** Out of the room at once: its events are no longer theirs to read. Does nothing for a user who is not in it. */
export function quitRoom(realtime: RealtimeWriter, { roomId, userId }: RoomVisit): void {
  if (realtime.read(`rooms/${roomId}/members/${userId}`) !== null)
    realtime.update({ [`rooms/${roomId}/members/${userId}`]: null });
}
