import type { GameRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { DAY } from '../shared/time.ts';
import { bookCourts, courtTimes } from './courts.ts';
import type { EntryAct } from './people.ts';

/** The next games of the league get free courts of a venue for football, for which their organizer asks. Answers them. */
export async function askForCourts(db: DbWriter, now: number, venueId: number, count: number): Promise<GameRecord[]> {
  const competition = existing(db.competitions.get(1), 'competition');
  const coming = db.games
    .by('competition', competition.id)
    .filter(({ status, starts_at }) => status === 'scheduled' && (starts_at ?? 0) > now)
    .slice(0, count);
  const act: EntryAct = {
    db,
    competition,
    actor: { id: competition.owner_id ?? 0 },
    now,
    emit: () => {},
    realtime: { read: () => null, update: () => {}, push: () => {} }, // nobody listens
  };
  const games: GameRecord[] = [];
  for (const [index, game] of coming.entries()) {
    const from = now + (index + 2) * DAY;
    const [time] = courtTimes(db, {
      sportId: competition.sport_id,
      venueIds: [venueId],
      from,
      to: from + 3 * DAY,
      minutes: 105,
      now,
    });
    if (!time) throw new RangeError('no court is free');
    const { starts_at, venue_id, court_id } = time;
    const timed = await db.games.update(game.id, { starts_at, venue_id, court_id });
    await bookCourts(act, [{ game: timed, time }]);
    games.push(existing(db.games.get(game.id), 'game'));
  }
  return games;
}
