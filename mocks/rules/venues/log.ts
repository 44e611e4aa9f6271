import type { CourtRecord, PublicationStatus, VenueLogChange, VenueLogRecord, VenueRecord } from '../../db/records.ts';
import type { PublicationRole } from './publication.ts';

type Action = VenueLogRecord['action'];
type Json = VenueLogChange['before'];
type Fields = Readonly<Record<string, Json>>;

function withoutId<T extends { readonly id: number }>(entry: T): Omit<T, 'id'> {
  const { id: _, ...rest } = entry;
  return rest;
}

/** The loggable fields of a venue under their names on the wire; images and the city as ids. */
const venueFields = (venue: VenueRecord): Fields => ({
  name: venue.name,
  slug: venue.slug,
  image: venue.image_id,
  images: [...venue.image_ids],
  city: venue.city_id,
  address: venue.address,
  latitude: venue.latitude,
  longitude: venue.longitude,
  description: venue.description,
  phone_prefix: venue.phone_prefix,
  phone_number: venue.phone_number,
  is_bookable: venue.is_bookable,
});

/** Without its place: moving one court moves others, which would all have to be logged. */
const courtFields = (court: CourtRecord): Fields => ({
  name: court.name,
  sport: court.sport_id,
  players_capacity: court.players_capacity,
  facilities: court.facilities.toSorted(),
  price: court.price,
  is_public: court.is_public,
  delayed_start: court.delayed_start,
  default_slots: court.default_slots.toSorted((a, b) => a - b),
  schedules: court.schedules.map(withoutId),
  price_rules: court.price_rules.map(withoutId),
  surface: court.surface,
});

/** The fields of a venue that differ, without its status. */
export const venueChanges = (before: VenueRecord, after: VenueRecord): VenueLogChange[] =>
  differences(venueFields(before), venueFields(after), null);

/** The fields of a court that differ. */
export const courtChanges = (before: CourtRecord, after: CourtRecord): VenueLogChange[] =>
  differences(courtFields(before), courtFields(after), courtOf(after));

/** A court as a whole comes or goes; its value is its name. */
export const courtAdded = (court: CourtRecord): VenueLogChange => ({
  field: 'court',
  court: courtOf(court),
  before: null,
  after: court.name,
});
export const courtDeleted = (court: CourtRecord): VenueLogChange => ({
  ...courtAdded(court),
  before: court.name,
  after: null,
});

const courtOf = ({ id, name }: CourtRecord) => ({ id, name });
const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

const differences = (before: Fields, after: Fields, court: VenueLogChange['court']): VenueLogChange[] =>
  Object.keys(after)
    .map((field) => ({ field, court, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isSame(change.before, change.after));

/** What a change of status is called in the log; `role` is that of the acting user. */
export function actionOf(from: PublicationStatus, to: PublicationStatus, role: PublicationRole): Action {
  if (to === 'in-review') return 'submitted';
  if (to === 'disabled') return 'disabled';
  if (to === 'draft') return from === 'disabled' ? 'reopened' : role === 'superuser' ? 'rejected' : 'withdrawn';
  return from === 'disabled' ? 'restored' : from === 'in-review' ? 'approved' : 'published';
}

export interface SinceReview {
  readonly decided_at: number;
  readonly decision: 'approved' | 'rejected';
  readonly changes: readonly VenueLogChange[];
}
const decisions: ReadonlySet<Action> = new Set(['approved', 'rejected', 'published']);

/**
 * What changed since the last review: one change for each field, from its value then to its value now. Fields with their old
 * value again are left out, as are the fields of courts that came or went. Null before the first review. `entries` in order.
 */
export function sinceReview(entries: readonly VenueLogRecord[]): SinceReview | null {
  const index = entries.findLastIndex(({ action }) => decisions.has(action));
  const last = entries[index];
  if (!last) return null;
  const merged = new Map<string, VenueLogChange>();
  for (const change of entries.slice(index + 1).flatMap(({ changes }) => changes)) {
    if (change.field === 'status') continue;
    const key = keyOf(change);
    merged.set(key, { ...change, before: (merged.get(key) ?? change).before });
  }
  return {
    decided_at: last.at,
    decision: last.action === 'rejected' ? 'rejected' : 'approved',
    changes: [...merged.values()].filter(
      (change) =>
        !isSame(change.before, change.after) &&
        (change.field === 'court' || !merged.has(keyOf({ ...change, field: 'court' }))),
    ),
  };
}

const keyOf = ({ court, field }: Pick<VenueLogChange, 'court' | 'field'>): string => `${court?.id ?? ''} ${field}`;
