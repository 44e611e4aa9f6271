import type { CourtRecord, Facility } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

/** A venue's courts in their order, without the deleted ones. */
export const courtsOf = (db: DbReader, venueId: number): CourtRecord[] =>
  db.courts
    .by('venue', venueId)
    .filter(({ deleted_at }) => deleted_at === null)
    .toSorted((a, b) => a.position - b.position || a.id - b.id);

/** What at least one of the courts offers. */
export const facilitiesOf = (courts: readonly CourtRecord[]): Facility[] => [
  ...new Set(courts.flatMap((court) => court.facilities)),
];
