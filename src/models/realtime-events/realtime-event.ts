import {
  CommunityEventType,
  EventEventType,
  RealtimeEventType,
  TeamEventType,
  VenueEventType,
} from '../../shared/api/generated/model';

/** One of the three documented events (ENT-45), or one of the server's own (decision 020). Its data (design §11) is unvalidated. */
export interface RealtimeEvent {
  type: RealtimeEventType | VenueEventType | TeamEventType | CommunityEventType | EventEventType;
  data: Readonly<Record<string, unknown>>;
}

const types = new Set<string>([
  ...Object.values(RealtimeEventType),
  ...Object.values(VenueEventType),
  ...Object.values(TeamEventType),
  ...Object.values(CommunityEventType),
  ...Object.values(EventEventType),
]);

/** Null for an event that this version of the app does not know. */
export function toRealtimeEvent(value: unknown): RealtimeEvent | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  const { type } = value;
  if (typeof type !== 'string' || !types.has(type)) return null;
  const data = 'data' in value && typeof value.data === 'object' && value.data !== null ? value.data : {};
  return { type: type as RealtimeEvent['type'], data: { ...data } }; // checked above to be one of them
}
