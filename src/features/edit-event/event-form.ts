import type { useApiForm } from '../../entities/form/use-api-form.ts';
import type { eventSchema, EventValues } from './event-schema.ts';

/** The part of the form that its fields use. */
export type EventForm = Pick<
  ReturnType<typeof useApiForm<ReturnType<typeof eventSchema>, unknown>>,
  'control' | 'field' | 'formState' | 'set' | 'getValues'
>;

/** The three steps, and what is asked for in each, in the order of the screen. */
export const STEPS = ['what', 'where', 'who'] as const;
export type EventStep = (typeof STEPS)[number];

export const STEP_FIELDS = {
  what: ['owner', 'title', 'kind', 'sport_id', 'description', 'image'],
  where: ['where', 'booking_id', 'place_name', 'place_address', 'city_id', 'date', 'start', 'end'],
  who: [
    'capacity',
    'has_minimum',
    'min_participants',
    'min_before',
    'level',
    'gender',
    'visibility',
    'community_id',
    'join_policy',
    'rsvp_before',
    'weekly',
    'host_plays',
    'price_total',
  ],
} as const satisfies Record<EventStep, readonly (keyof EventValues)[]>;

const FIELDS: Readonly<Record<string, keyof EventValues>> = {
  owner_type: 'owner',
  owner_id: 'owner',
  location: 'place_name',
  'location.name': 'place_name',
  'location.address': 'place_address',
  'location.latitude': 'place_name',
  'location.longitude': 'place_name',
  starts_at: 'start',
  ends_at: 'end',
  min_check_at: 'min_before',
  rsvp_until: 'rsvp_before',
  recurrence: 'weekly',
};

/** The field of the form that shows what the server says of one of its own. */
export const fieldOf = (field: string): string => FIELDS[field] ?? field;
