/** An event in a room (ENT-46). */
export interface RoomEvent {
  type: string;
  data: Readonly<Record<string, unknown>>;
  /** `data.activity.actor.id`; null if absent. */
  actorId: number | null;
}

/** Null for anything else. */
export function toRoomEvent(value: unknown): RoomEvent | null {
  const { type, data } = fields(value);
  if (typeof type !== 'string') return null;
  const { id } = fields(fields(fields(data)['activity'])['actor']);
  return { type, data: fields(data), actorId: typeof id === 'number' ? id : null };
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
