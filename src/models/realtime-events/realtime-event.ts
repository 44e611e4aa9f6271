import {
  CommunityEventType,
  CompetitionEventType,
  EventEventType,
  RealtimeEventType,
  TeamEventType,
  VenueEventType,
} from '../../shared/api/generated/model';

const types = {
  ...RealtimeEventType,
  ...VenueEventType,
  ...TeamEventType,
  ...CommunityEventType,
  ...CompetitionEventType,
  ...EventEventType,
};
/** One of the three documented events (ENT-45), or one of the server's own (decision 020). */
export type LiveEventType = keyof typeof types;

/** Its data (design §11) is unvalidated. */
export interface RealtimeEvent {
  type: LiveEventType;
  data: Readonly<Record<string, unknown>>;
}

/** Null for an event that this version of the app does not know. */
export function toRealtimeEvent(value: unknown): RealtimeEvent | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  const { type } = value;
  if (typeof type !== 'string' || !isKnown(type)) return null;
  const data = 'data' in value && typeof value.data === 'object' && value.data !== null ? value.data : {};
  return { type, data: { ...data } };
}

const isKnown = (type: string): type is LiveEventType => Object.hasOwn(types, type);
