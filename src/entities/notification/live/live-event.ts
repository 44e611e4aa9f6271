import type { LiveEventType, RealtimeEvent } from '../../../models/realtime-events/realtime-event.ts';
import { type ActiveProfile, sameProfile } from '../../../models/profile/profile.ts';
import type { PlainWordingKey, Wording, WordingKey } from '../../../models/snackbars/wording.ts';
import type {
  BookingChange,
  CommunityChange,
  CompetitionChange,
  EventChange,
  ModuleType,
  NotificationType,
  Profile,
  PublicationStatus,
  TeamChange,
} from '../../../shared/api/generated/model';
import type { Outdated } from '../../../shared/api/outdated-reads.ts';
import type { Format } from '../../../shared/i18n/format.ts';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';

/** Unvalidated: another user may have written it. */
export type Data = RealtimeEvent['data'];

/** Who reads it. */
export interface Reader {
  profiles: readonly Profile[];
  module: ModuleType;
}
/** What its words depend on. */
export interface Speech {
  profiles: readonly Profile[];
  format: Format;
  /** Epoch ms. */
  now: number;
}

/** A message about a live event. */
export interface News {
  /** The type of notification that says the same in the list, and that the reader may have turned off; null: there is none. */
  notice: NotificationType | null;
  /** Our own text: text in the data is never shown. */
  says: PlainWordingKey | ((data: Data, speech: Speech) => Wording);
  /** The page where one sees what it is about, null where the active profile has none; null: there never is one. */
  leadsTo: ((data: Data, reader: Reader) => string | null) | null;
}

/** What the app does about one type of live event (decision 051). */
export interface LiveEvent {
  /** Read again, whether or not it is news. */
  outdates: Outdated;
  /** Of the reader, who is told of it: the profiles are read again, or one is left (decision 020). */
  role: 'changed' | 'lost' | null;
  /** What it always says; null: nothing, screens only read again. With `changes`: what it says of none of them. */
  news: News | null;
  /** What in its data names the change. */
  by?: 'change' | 'status';
  changes?: Readonly<Record<string, News>>;
}

/** The types that are news by what they say has changed. */
interface Changes {
  BookingChanged: BookingChange;
  TeamChanged: TeamChange;
  CommunityChanged: CommunityChange;
  CompetitionChanged: CompetitionChange;
  EventChanged: EventChange;
  VenueStatusChanged: PublicationStatus;
}
/** Another type, or another change of one, does not compile until it has a row. */
export type LiveEvents = {
  readonly [E in LiveEventType]: LiveEvent &
    (E extends keyof Changes
      ? { by: 'change' | 'status'; changes: Readonly<Record<Changes[E], News>> }
      : { by?: never; changes?: never });
};

export const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** The venue, team or organization that an event is about, as the profile that its users have of it. */
export function profileOf(data: Data): ActiveProfile | null {
  const type = (['organization', 'team', 'venue'] as const).find((one) => `${one}_id` in data);
  const id = type && data[`${type}_id`];
  return type && isId(id) ? { type, entity_id: id } : null;
}

/** With its name among the reader's profiles, else another text. */
export const named =
  (key: WordingKey, otherwise: PlainWordingKey): Exclude<News['says'], string> =>
  (data, { profiles }) => {
    const about = profileOf(data);
    const name = profiles.find((one) => about !== null && sameProfile(one, about))?.name;
    return name === undefined ? { key: otherwise } : { key, params: { name } };
  };

/** With day and hour if the data have them in their exact format, else another text; another year than the present one is said. */
export const atTime =
  (key: WordingKey, otherwise: PlainWordingKey): Exclude<News['says'], string> =>
  ({ date, start }, { format, now }) => {
    if (!isDate(date) || !isTime(start)) return { key: otherwise };
    const isThisYear = date.slice(0, 4) === tiraneDate(now).slice(0, 4);
    return { key, params: { date: isThisYear ? format.dateMedium(date) : format.dateLong(date), time: start } };
  };

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
