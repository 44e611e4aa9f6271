import { RealtimeEventType } from '../../shared/api/generated/model';

/** One of the three events (ENT-45). Its data (design §11) is unvalidated. */
export interface RealtimeEvent {
  type: RealtimeEventType;
  data: Readonly<Record<string, unknown>>;
}

const types: readonly string[] = Object.values(RealtimeEventType);

/** Null for an event that this version of the app does not know. */
export function toRealtimeEvent(value: unknown): RealtimeEvent | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  const { type } = value;
  if (typeof type !== 'string' || !types.includes(type)) return null;
  const data = 'data' in value && typeof value.data === 'object' && value.data !== null ? value.data : {};
  return { type: type as RealtimeEventType, data: { ...data } }; // checked above to be one of them
}
