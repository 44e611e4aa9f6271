import '../../shared/lib/zod-setup.ts';
import { array, boolean, number, object, type input, type output } from 'zod';
import type { GenerateBody as Body, ScheduleOffer, SchedulePlan } from '../../shared/api/generated/model';
import { GenerateBody } from '../../shared/api/generated/zod/schemas/generateBody.zod.ts';
import { KickOff } from '../../shared/api/generated/zod/schemas/kickOff.zod.ts';
import { Id } from '../../shared/api/generated/zod/schemas/id.zod.ts';

const { start_date, matchday_interval_days } = GenerateBody.shape;
const MOST_REST_HOURS = 336;

/** A venue of the list with those of its courts that are used. */
const chosenVenue = object({ venue_id: Id, court_ids: array(Id).min(1) });

/** The wish as it is typed: rest in hours, courts under their venues, kick-offs with a number of their own. */
export const scheduleSchema = object({
  start_date,
  matchday_interval_days,
  matchday_days: number().int().min(1).max(28),
  rest_hours: number().int().min(0).max(MOST_REST_HOURS),
  kickoffs: array(object({ id: number(), ...KickOff.shape }))
    .min(1)
    .max(30),
  venues: array(chosenVenue).max(20),
  book_courts: boolean(),
});
export type ScheduleValues = input<typeof scheduleSchema>;
export type ScheduleWish = output<typeof scheduleSchema>;

/** Saturdays and Sundays at six, a matchday a week, two days of rest. */
export const emptyWish = (firstDay: string): ScheduleValues => ({
  start_date: firstDay,
  matchday_interval_days: 7,
  matchday_days: 7,
  rest_hours: 48,
  kickoffs: [
    { id: 1, weekday: 6, time: '18:00' },
    { id: 2, weekday: 7, time: '18:00' },
  ],
  venues: [],
  book_courts: true,
});

/** What is sent; `plan`: the times that are shown. */
export function wishBody(wish: ScheduleWish, dryRun: boolean, plan?: SchedulePlan): Omit<Body, 'module'> {
  const { venues, kickoffs: typed, rest_hours, ...rest } = wish;
  return {
    ...rest,
    kickoffs: typed.map(({ weekday, time }) => ({ weekday, time })),
    venue_ids: venues.map(({ venue_id }) => venue_id),
    court_ids: venues.flatMap(({ court_ids }) => court_ids),
    min_rest_minutes: rest_hours * 60,
    book_courts: rest.book_courts && venues.length > 0,
    dry_run: dryRun,
    ...(plan && {
      plan: plan.games.map(({ number, starts_at, court }) => ({ number, starts_at, court_id: court?.id ?? null })),
    }),
  };
}

/** A refused field as the server names it → the field of the form. */
export const fieldOf = (field: string): string => {
  const [name = ''] = field.split('.');
  if (name === 'venue_ids' || name === 'court_ids') return 'venues';
  return name === 'min_rest_minutes' ? 'rest_hours' : name;
};

/** The wish with a change that was offered. */
export function withOffer(
  values: ScheduleValues,
  { court, kickoff, matchday_days: days }: ScheduleOffer,
): ScheduleValues {
  if (court) {
    const { id, venue } = court;
    const known = values.venues.some(({ venue_id }) => venue_id === venue.id);
    const venues = known
      ? values.venues.map((one) =>
          one.venue_id === venue.id ? { venue_id: venue.id, court_ids: [...one.court_ids, id] } : one,
        )
      : [...values.venues, { venue_id: venue.id, court_ids: [id] }];
    return { ...values, venues };
  }
  if (kickoff) return { ...values, kickoffs: [...values.kickoffs, { id: nextId(values.kickoffs), ...kickoff }] };
  return { ...values, matchday_days: days ?? values.matchday_days };
}

/** The number of a further kick-off. */
export const nextId = (typed: ScheduleValues['kickoffs']): number => Math.max(0, ...typed.map(({ id }) => id)) + 1;
