import type { Backend } from '../mocks/backend.ts';
import type { CompetitionRecord } from '../mocks/db/records.ts';

/** A football cup of Liga e Lagjeve Tirana in which teams register: `/competition/60`. */
export const withOpenCompetition =
  (changes: Partial<CompetitionRecord> = {}) =>
  ({ control }: Backend) =>
    control.db.transact((tx) => {
      const liga = tx.competitions.get(1);
      if (!liga) throw new RangeError('no such competition');
      return tx.competitions.insert({
        ...liga,
        id: 60,
        slug: 'kupa-e-lagjes',
        name: 'Kupa e Lagjes',
        phase: 'registration',
        starts_on: '2026-12-12',
        ends_on: null,
        roster_min: 5,
        roster_max: 8,
        entry_fee: 3000,
        ...changes,
      });
    });
