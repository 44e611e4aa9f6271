import type { FieldErrorInput, Handlers, Input, RequestContext } from '../../contract/types.ts';
import type { CourtRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { isActive } from '../../rules/bookings/status.ts';
import { isAlive } from '../../rules/bookings/series.ts';
import { toCourt } from '../../views/court.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { courtAdded, courtChanges, courtDeleted, venueChanges } from '../../rules/venues/log.ts';
import { courtsOf } from '../../rules/venues/courts.ts';
import { trimmed } from '../shared/edits.ts';
import { type VenueManagementContext, managedVenue } from '../shared/managed-venue.ts';
import { writeLog } from '../../rules/venues/write-log.ts';

const texts = {
  schedule: { en: 'Name a weekday or a date, not both.', sq: 'Jep një ditë jave ose një datë, jo të dyja.' },
  twice: { en: 'This day has hours of its own already.', sq: 'Kjo ditë ka tashmë orarin e vet.' },
  range: { en: 'The last slot comes before the first.', sq: 'Orari i fundit është para të parit.' },
  sport: { en: 'This sport does not exist.', sq: 'Ky sport nuk ekziston.' },
};
type Body = Input<'updateCourt'>['body'];

/** The courts of a venue, public or not (design §4). */
export const courtHandlers: Handlers<'listCourts' | 'createCourt' | 'getCourt' | 'updateCourt' | 'deleteCourt'> = {
  listCourts({ path: { venueId } }, ctx) {
    managedVenue(ctx, venueId, 'read');
    return { courts: courtsOf(ctx.db, venueId).map((court) => toCourt(ctx.db, court, ctx)) };
  },

  async createCourt({ path: { venueId }, body }, ctx) {
    managedVenue(ctx, venueId, 'change');
    checkCourt(ctx, body);
    const { module: _, schedules, price_rules, position, ...columns } = body;
    const { id } = await ctx.db.courts.insert({
      venue_id: venueId,
      is_public: true,
      delayed_start: 0,
      surface: null,
      position: nextPosition(ctx.db, venueId),
      ...columns,
      name: body.name,
      schedules: numbered(schedules ?? []),
      price_rules: numbered(price_rules ?? []),
      deleted_at: null,
    });
    const court = await placed(ctx.db, id, position);
    await writeLog(ctx, venueId, { action: 'court-added', changes: [courtAdded(court)] });
    return { court: toCourt(ctx.db, court, ctx) };
  },

  getCourt({ path }, ctx) {
    managedVenue(ctx, path.venueId, 'read');
    return { court: toCourt(ctx.db, courtAt(ctx, path), ctx) };
  },

  /** Bookings keep their times when slots or delay change, and occupy whatever they overlap (design §14.1). */
  async updateCourt({ path, body }, ctx) {
    managedVenue(ctx, path.venueId, 'change');
    const before = courtAt(ctx, path);
    checkCourt(ctx, body);
    const { module: _, schedules, price_rules, position, ...columns } = body;
    await ctx.db.courts.update(before.id, {
      ...columns,
      ...trimmed(body),
      ...(schedules ? { schedules: numbered(schedules) } : {}),
      ...(price_rules ? { price_rules: numbered(price_rules) } : {}),
    });
    const court = await placed(ctx.db, before.id, position);
    await writeLog(ctx, path.venueId, { action: 'court-updated', changes: courtChanges(before, court) });
    return { court: toCourt(ctx.db, court, ctx) };
  },

  async deleteCourt({ path }, ctx) {
    const { venue } = managedVenue(ctx, path.venueId, 'change');
    const court = courtAt(ctx, path);
    if (isInUse(ctx.db, court.id, ctx.now())) return ctx.refuse(409, 'court_in_use');
    await ctx.db.courts.update(court.id, { deleted_at: ctx.now() });
    for (const { id } of ctx.db.series.by('court', court.id)) await ctx.db.series.update(id, { status: 'ended' });
    // a venue without courts takes no bookings
    const takesNone = courtsOf(ctx.db, venue.id).length === 0;
    const after = takesNone ? await ctx.db.venues.update(venue.id, { is_bookable: false }) : venue;
    const changes = [courtDeleted(court), ...venueChanges(venue, after)];
    await writeLog(ctx, venue.id, { action: 'court-deleted', changes });
    return null;
  },
};

function courtAt(ctx: VenueManagementContext, { venueId, courtId }: { venueId: number; courtId: number }): CourtRecord {
  const court = ctx.db.courts.get(courtId);
  return court?.venue_id === venueId && court.deleted_at === null ? court : ctx.refuse(404, 'not_found');
}

/** A court with upcoming or weekly bookings cannot be deleted (CRT-01, CRT-02). */
const isInUse = (db: DbReader, courtId: number, now: number): boolean =>
  db.bookings.by('court', courtId).some((booking) => booking.ends_at > now && isActive(booking, now)) ||
  db.series.by('court', courtId).some((series) => isAlive(db, series, now));

const nextPosition = (db: DbReader, venueId: number): number =>
  Math.max(-1, ...courtsOf(db, venueId).map(({ position }) => position)) + 1;

/** Puts a court at a place of the list, from 0; the others keep their order around it. Without a place it stays. */
async function placed(db: DbWriter, courtId: number, place: number | undefined): Promise<CourtRecord> {
  const court = existing(db.courts.get(courtId), 'court');
  if (place === undefined) return court;
  const others = courtsOf(db, court.venue_id).filter(({ id }) => id !== courtId);
  for (const [position, { id, position: before }] of others.toSpliced(place, 0, court).entries())
    if (position !== before) await db.courts.update(id, { position });
  return existing(db.courts.get(courtId), 'court');
}

/** Renumbers the entries of a list that is replaced as a whole. */
const numbered = <T extends object>(entries: readonly T[]): (T & { id: number })[] =>
  entries.map((entry, index) => ({ ...entry, id: index + 1 }));

/** Checks of a court that the contract cannot express. */
function checkCourt(ctx: VenueManagementContext, body: Pick<Body, 'sport_id' | 'schedules' | 'price_rules'>): void {
  const errors: FieldErrorInput[] = [];
  const refuse = (field: string, text: Parameters<RequestContext['say']>[0]) =>
    errors.push({ field, message: ctx.say(text), code: 'validation' });
  if (body.sport_id !== undefined && !ctx.db.sports.get(body.sport_id)) refuse('sport_id', texts.sport);
  const days = new Set<number | string>();
  for (const [index, { weekday, date }] of (body.schedules ?? []).entries()) {
    const day = date ?? weekday;
    if (day === null || (weekday !== null && date !== null)) refuse(`schedules.${index}.weekday`, texts.schedule);
    else if (days.has(day)) refuse(`schedules.${index}.${date === null ? 'weekday' : 'date'}`, texts.twice);
    else days.add(day);
  }
  for (const [index, { from_slot_id, to_slot_id }] of (body.price_rules ?? []).entries()) {
    if (from_slot_id > to_slot_id) refuse(`price_rules.${index}.to_slot_id`, texts.range);
  }
  if (errors.length > 0) ctx.refuse(422, 'validation', undefined, { errors });
}
