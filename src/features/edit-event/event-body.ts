import type {
  Booking,
  CreateEventBody,
  Event,
  EventOwnerType,
  UpdateEventBody,
} from '../../shared/api/generated/model';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate, toIsoWithOffset } from '../../shared/lib/time/tirane.ts';
import { instants, minutesBefore, minutesBetween } from './event-instants.ts';
import { type EventOutput, eventSchema, type EventValues, isOfCommunity } from './event-schema.ts';

/** In whose name, as the select holds it; `base:0` is the user. */
export const ownerKey = (type: EventOwnerType, id: number): string => (type === 'base' ? SELF : `${type}:${id}`);
export const SELF = 'base:0';

/** Two hours, as the server has it when nothing is said (design §8). */
const USUAL_CHECK = '120';

/** What a new event begins with. */
export interface NewEventStart {
  owner: string;
  cityId: number | undefined;
  /** The court that it is made for. */
  booking: Booking | null;
  /** Epoch ms. */
  now: number;
}

/** A new event, in the order of the fields: tomorrow evening, for ten. */
export const emptyEvent = ({ owner, cityId, booking, now }: NewEventStart): EventValues => ({
  owner,
  title: '',
  kind: 'open-game',
  sport_id: booking ? String(booking.court.sport.id) : '',
  description: '',
  image: null,
  where: 'court',
  booking_id: booking?.id ?? null,
  place_name: '',
  place_address: '',
  city_id: cityId === undefined ? '' : String(cityId),
  latitude: null,
  longitude: null,
  date: addDays(tiraneDate(now), 1),
  start: '20:00',
  end: '21:00',
  capacity: 10,
  has_minimum: false,
  min_participants: 8,
  min_before: USUAL_CHECK,
  level: '',
  gender: 'mixed',
  visibility: isOfCommunity(owner) ? 'community' : 'public',
  community_id: '',
  join_policy: 'open',
  rsvp_before: '0',
  weekly: false,
  host_plays: true,
  price_total: booking && booking.price > 0 ? String(booking.price) : '',
  notify: true,
});

/** An event as form values, in the order of the fields. */
export function eventValues(event: Event): EventValues {
  const { location, place, starts_at } = event;
  const { start, end } = sessionTimes(event);
  return {
    owner: ownerKey(event.owner.type, event.owner.id),
    title: event.title,
    kind: event.kind,
    sport_id: String(event.sport.id),
    description: event.description,
    image: event.image,
    where: place ? 'court' : location ? 'place' : 'none',
    booking_id: place?.booking_id ?? null,
    place_name: location?.name ?? '',
    place_address: location?.address ?? '',
    city_id: String(event.city.id),
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    date: tiraneDate(Date.parse(starts_at)),
    start,
    end,
    capacity: event.capacity,
    has_minimum: event.min_participants !== null,
    min_participants: event.min_participants ?? 2,
    min_before: event.min_check_at ? String(minutesBetween(event.min_check_at, starts_at)) : USUAL_CHECK,
    level: event.level ?? '',
    gender: event.gender,
    visibility: event.visibility,
    community_id: event.community ? String(event.community.id) : '',
    join_policy: event.join_policy,
    rsvp_before: String(minutesBetween(event.rsvp_until, starts_at)),
    weekly: event.recurrence === 'weekly',
    host_plays: true,
    price_total: event.price_total ? String(event.price_total) : '',
    notify: true,
  };
}

/** What a new event and a changed one have in common; `startsAt` (epoch ms) is that of the place, null while it is not known. */
function commonBody(values: EventOutput, startsAt: number | null) {
  return {
    title: values.title,
    description: values.description,
    image: values.image,
    kind: values.kind,
    capacity: values.capacity,
    min_participants: values.has_minimum ? values.min_participants : null,
    price_total: values.price_total,
    level: values.level,
    gender: values.gender,
    visibility: values.visibility,
    join_policy: values.join_policy,
    recurrence: values.weekly ? 'weekly' : 'none',
    ...(startsAt !== null && {
      min_check_at: values.has_minimum ? minutesBefore(startsAt, values.min_before) : null,
      rsvp_until: minutesBefore(startsAt, values.rsvp_before),
    }),
  } as const;
}

/** Times, city and free place of an event without a court. */
function freePlace(values: EventOutput) {
  const { where, place_name: name, place_address: address, latitude, longitude } = values;
  const { startsAt, endsAt } = instants(values);
  return {
    location: where === 'place' ? { name, address: address || null, latitude, longitude } : null,
    city_id: Number(values.city_id),
    starts_at: toIsoWithOffset(startsAt),
    ends_at: toIsoWithOffset(endsAt),
  };
}

/** The request body of a new event; `booking` is the court that was chosen. An event on a court never has the times of a free place. */
export function newEvent(values: EventOutput, booking: Booking | null): Omit<CreateEventBody, 'module'> {
  const isOnCourt = values.where === 'court';
  const onCourt = isOnCourt ? booking : null;
  const courtStart = onCourt && Date.parse(onCourt.starts_at);
  const startsAt = isOnCourt ? courtStart : instants(values).startsAt;
  const [type, id] = values.owner.split(':');
  return {
    owner_type: type as EventOwnerType, // made by `ownerKey`
    ...(values.owner !== SELF && { owner_id: Number(id) }),
    ...(type !== 'community' && values.community_id !== '' && { community_id: Number(values.community_id) }),
    ...commonBody(values, startsAt),
    // the sport of a court is its own
    sport_id: onCourt ? onCourt.court.sport.id : values.sport_id,
    ...(isOnCourt ? { booking_id: values.booking_id } : freePlace(values)),
    host_plays: values.host_plays,
  };
}

/**
 * The request body: only what differs from the event, so that what others changed meanwhile stays. `booking` is the court that was
 * chosen in place of the event's own.
 */
export function eventChanges(
  values: EventOutput,
  event: Event,
  booking: Booking | null,
): Omit<UpdateEventBody, 'module'> {
  const before = bodyOf(eventSchema(rulesOf(event)).parse(eventValues(event)), event, null);
  const after = Object.entries(bodyOf(values, event, booking));
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = after.filter(([field, value]) => JSON.stringify(known.get(field)) !== JSON.stringify(value));
  return { ...Object.fromEntries(changed), notify: values.notify };
}

function bodyOf(values: EventOutput, event: Event, booking: Booking | null): Omit<UpdateEventBody, 'module'> {
  if (values.where !== 'court')
    return { ...commonBody(values, instants(values).startsAt), booking_id: null, ...freePlace(values) };
  return {
    ...commonBody(values, Date.parse((booking ?? event).starts_at)),
    // a court that somebody else has booked stays unless another one is chosen
    ...(values.booking_id !== null && { booking_id: values.booking_id }),
  };
}

/** What the form of an event that exists may hold. */
export const rulesOf = (event: Event) => ({
  hasCourt: event.place !== null && event.place.booking_id === null,
  startsAt: Date.parse(event.starts_at),
});
