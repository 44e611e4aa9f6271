import { VenueLogField } from '../../src/shared/api/generated/model.ts';
import type { RequestContext } from '../contract/types.ts';
import type { VenueLogChange, VenueLogRecord } from '../db/records.ts';
import { localTextSchema } from '../db/schemas.ts';
import type { DbReader } from '../db/tables.ts';
import { toIso } from '../rules/shared/time.ts';
import type { SinceReview } from '../rules/venues/log.ts';
import { toImage, toImages, toSport, toUserRef } from '../rules/shared/lookups.ts';

type Say = Pick<RequestContext, 'say'>;
type Json = VenueLogChange['before'];

export const toLogEntry = (db: DbReader, entry: VenueLogRecord, ctx: Say) => ({
  id: entry.id,
  at: toIso(entry.at),
  actor: toUserRef(db, entry.actor_id),
  action: entry.action,
  changes: entry.changes.map((change) => toChange(db, change, ctx)),
  reason: entry.reason,
});

export const toSinceReview = (db: DbReader, since: SinceReview, ctx: Say) => ({
  decided_at: toIso(since.decided_at),
  decision: since.decision,
  changes: since.changes.map((change) => toChange(db, change, ctx)),
});

function toChange(db: DbReader, { field, court, before, after }: VenueLogChange, ctx: Say) {
  const value = (stored: Json) => valueOf(db, field, stored, ctx);
  return {
    field: fieldOf(field),
    court: court && { id: court.id, name: db.courts.get(court.id)?.name ?? court.name },
    before: value(before),
    after: value(after),
  };
}

/** The contract's name of a stored field; an unknown one is corrupt data. */
function fieldOf(field: string): VenueLogField {
  const known = Object.values(VenueLogField).find((name) => name === field);
  if (!known) throw new Error(`no field of the contract: ${field}`);
  return known;
}

/** A stored value as people read it: what an id stands for, a text in the language of the request. */
function valueOf(db: DbReader, field: string, stored: Json, ctx: Say): unknown {
  if (stored === null) return null;
  if (field === 'image') return toImage(db, Number(stored));
  if (field === 'images') return Array.isArray(stored) ? toImages(db, stored.map(Number)) : [];
  if (field === 'city') return db.cities.get(Number(stored))?.name ?? null;
  if (field === 'description') return ctx.say(localTextSchema.parse(stored));
  if (field !== 'sport') return stored;
  const sport = db.sports.get(Number(stored));
  return sport ? toSport(sport, ctx).name : null;
}
