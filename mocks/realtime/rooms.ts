/** Rooms of live activity: members and recent events (design §11). */
import { type Json, isJsonObject, withSafeKeys } from './json.ts';
import type { RealtimeReader, RealtimeWriter } from './staging.ts';

export interface RoomVisit {
  readonly roomId: string;
  readonly userId: number;
}

export function membersOf(realtime: RealtimeReader, roomId: string): number[] {
  const members = realtime.read(`rooms/${roomId}/members`);
  return isJsonObject(members) ? Object.keys(members).map(Number) : [];
}

export function enterRoom(realtime: RealtimeWriter, { roomId, userId }: RoomVisit, metadata: Json, now: number): void {
  const isNew = realtime.read(`rooms/${roomId}/members/${userId}`) === null;
  realtime.update({ [`rooms/${roomId}/members/${userId}`]: { joined_at: now, metadata: withSafeKeys(metadata) } });
  if (isNew) tell(realtime, 'MemberJoined', { roomId, userId });
}

/** Does nothing for a user who is not in the room. */
export function quitRoom(realtime: RealtimeWriter, { roomId, userId }: RoomVisit): void {
  if (realtime.read(`rooms/${roomId}/members/${userId}`) === null) return;
  realtime.update({ [`rooms/${roomId}/members/${userId}`]: null });
  tell(realtime, 'MemberLeft', { roomId, userId });
}

/** `data.activity.actor.id` names the actor (ENT-46). */
function tell(realtime: RealtimeWriter, type: string, { roomId, userId }: RoomVisit): void {
  realtime.push(`rooms/${roomId}/events`, { type, data: { activity: { actor: { id: userId } } } });
}
