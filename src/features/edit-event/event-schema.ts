import '../../shared/lib/zod-setup.ts';
import { boolean, type input, literal, number, object, type output, string, union } from 'zod';
import { CreateEventBody } from '../../shared/api/generated/zod/schemas/createEventBody.zod.ts';
import { Description } from '../../shared/api/generated/zod/schemas/description.zod.ts';
import { EntityNameMax as NAME_MAX } from '../../shared/api/generated/zod/schemas/entityName.zod.ts';
import { EventAddress } from '../../shared/api/generated/zod/schemas/eventAddress.zod.ts';
import { EventMinimum } from '../../shared/api/generated/zod/schemas/eventMinimum.zod.ts';
import { EventPrice } from '../../shared/api/generated/zod/schemas/eventPrice.zod.ts';
import { OneLine } from '../../shared/api/generated/zod/schemas/oneLine.zod.ts';
import { Image } from '../../shared/api/generated/zod/schemas/image.zod.ts';
import { TeamLevel } from '../../shared/api/generated/zod/schemas/teamLevel.zod.ts';
import { isAskable } from '../../shared/lib/time/dates.ts';
import { typedLek } from '../../shared/lib/typed-lek.ts';
import { now } from '../../shared/platform/clock.ts';
import { instants } from './event-instants.ts';

const { title, kind, sport_id, capacity, gender, visibility, join_policy } = CreateEventBody.shape;

/** Where an event takes place: on a booked court, anywhere else, or nobody knows yet. */
export const PLACES = ['court', 'place', 'none'] as const;
export type PlaceKind = (typeof PLACES)[number];

const MAX_HOURS = 12;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Whether the owner that the select holds is a community, which then sees what it does. */
export const isOfCommunity = (owner: string): boolean => owner.split(':')[0] === 'community';

/** What decides which values are right. */
export interface EventRules {
  /** The event stands on a court that somebody else has booked: it need not be chosen. */
  hasCourt: boolean;
  /** When it starts as it is: only another time must be in the future. Epoch ms. */
  startsAt: number | null;
  /** When the booking of a court starts, epoch ms; null while it is not known. */
  courtStart?: (bookingId: number) => number | null;
}
const NEW_EVENT: EventRules = { hasCourt: false, startsAt: null };

/**
 * The fields of an event. Selects hold text, times are Tirana's, and deadlines are minutes before the start. The picture is kept whole
 * for its preview, and sent as its id. Source: design §8, decision 041.
 */
const fields = object({
  /** `team:5`, `base:0` for the user. */
  owner: string(),
  community_id: string(),
  title,
  kind,
  sport_id: string().transform(Number).pipe(sport_id),
  description: Description,
  image: Image.nullable().transform((picture) => picture?.id ?? null),
  where: literal(PLACES),
  booking_id: number().nullable(),
  place_name: OneLine.max(NAME_MAX),
  place_address: EventAddress,
  city_id: string(),
  latitude: number().nullable(),
  longitude: number().nullable(),
  date: string(),
  start: string(),
  end: string(),
  capacity,
  has_minimum: boolean(),
  min_participants: EventMinimum,
  min_before: string().transform(Number),
  rsvp_before: string().transform(Number),
  level: union([TeamLevel, literal('')]).transform((chosen) => chosen || null),
  gender,
  visibility,
  join_policy,
  weekly: boolean(),
  host_plays: boolean(),
  price_total: string()
    .transform((text) => (typedLek(text) || null) as number | null) // what is no number is refused by the next step
    .pipe(EventPrice.nullable()),
  notify: boolean(),
});

export type EventValues = input<typeof fields>;
export type EventOutput = output<typeof fields>;

/** The schema of a form of an event; what one field asks of another follows `rules`. */
export const eventSchema = (rules: EventRules = NEW_EVENT) =>
  fields.superRefine((values, context) => {
    for (const [field, message] of wrongFields(values, rules))
      context.addIssue({ code: 'custom', path: [field], input: values[field], message });
  });

type Wrong = [field: keyof EventOutput, message: string];

function wrongFields(values: EventOutput, rules: EventRules): Wrong[] {
  const { where, owner, visibility: seen, community_id, has_minimum } = values;
  const wrong: Wrong[] = [];
  if (where === 'court' && values.booking_id === null && !rules.hasCourt)
    wrong.push(['booking_id', 'eventform:wrong.court']);
  if (where === 'place' && values.place_name === '') wrong.push(['place_name', 'validation:name.required']);
  if (where !== 'court') wrong.push(...(values.city_id === '' ? [NO_CITY] : []), ...wrongTimes(values, rules));
  if (has_minimum && values.min_participants > values.capacity)
    wrong.push(['min_participants', `validation:maximum ${values.capacity}`]);
  wrong.push(...wrongDeadlines(values, rules));
  if (seen === 'community' && community_id === '' && !isOfCommunity(owner))
    wrong.push(['community_id', 'eventform:wrong.community']);
  return wrong;
}

/** What is decided before the start is still to come; an event whose start stays keeps what it has. */
function wrongDeadlines(values: EventOutput, rules: EventRules): Wrong[] {
  const start = startOf(values, rules);
  if (start === null || start === rules.startsAt || start <= now()) return [];
  const isOver = (minutes: number) => start - minutes * MINUTE_MS <= now();
  const wrong: Wrong[] = [];
  if (isOver(values.rsvp_before)) wrong.push(['rsvp_before', 'eventform:wrong.deadline']);
  if (values.has_minimum && isOver(values.min_before)) wrong.push(['min_before', 'eventform:wrong.deadline']);
  return wrong;
}

/** Epoch ms; null while it is not known or not right. */
function startOf({ where, booking_id, date, start }: EventOutput, { courtStart }: EventRules): number | null {
  if (where === 'court') return booking_id === null ? null : (courtStart?.(booking_id) ?? null);
  return isAskable(date) && isClock(start) ? instants({ date, start, end: start }).startsAt : null;
}

const NO_CITY: Wrong = ['city_id', 'validation:city.required'];

/** A court brings its own times. */
function wrongTimes({ date, start, end }: EventOutput, { startsAt }: EventRules): Wrong[] {
  if (date === '') return [['date', 'validation:booking.date']];
  if (!isAskable(date)) return [['date', 'validation:date']];
  const mistyped: Wrong[] = [
    ...(isClock(start) ? [] : [['start', 'eventform:wrong.time'] satisfies Wrong]),
    // only the end of a day is 24:00
    ...(isClock(end) || end === '24:00' ? [] : [['end', 'eventform:wrong.time'] satisfies Wrong]),
  ];
  if (mistyped.length > 0) return mistyped;
  const { startsAt: from, endsAt } = instants({ date, start, end });
  if (from !== startsAt && from <= now()) return [['start', 'eventform:wrong.past']];
  return endsAt - from > MAX_HOURS * HOUR_MS ? [['end', 'eventform:wrong.long']] : [];
}

const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
