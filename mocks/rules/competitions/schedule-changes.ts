/** Changes of a wish that could place more games, from the smallest to the largest; the engine tries each. */
import type { KickOff } from '../../../src/shared/api/generated/model.ts';
import { type Change, offersOf } from '../../../src/tournament/index.ts';
import type { CourtRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { wallTime } from '../shared/time.ts';
import { courtsOf } from '../venues/courts.ts';
import { type Kept, minutesOf, problemOf, type Scope, type Wish } from './schedule-problem.ts';

const MOST_OF_A_KIND = 6;
const LAST_KICKOFF = 22 * 60 + 30;
const MOST_DAYS = 28;

export type OfferWhat =
  | { readonly court: CourtRecord }
  | { readonly kickoff: KickOff }
  | { readonly matchdayDays: number };
export type OfferKind = 'court' | 'hour' | 'week';

/** What would place more of the games that a wish leaves out. */
export function offersFor(scope: Scope, wish: Wish, kept: readonly Kept[], unplaced: number) {
  const change = (kind: OfferKind, what: OfferWhat, next: Partial<Wish>): Change<OfferKind, OfferWhat> => ({
    kind,
    what,
    problem: () => problemOf(scope, { ...wish, ...next }, kept).problem,
  });
  return offersOf<OfferKind, OfferWhat>(unplaced, [
    ...spareCourts(scope, wish).map((court) => change('court', { court }, withCourt(scope.db, scope, wish, court))),
    ...moreKickoffs(wish, scope.competition.game_rules.match_minutes).map((kickoff) =>
      change('hour', { kickoff }, { kickoffs: [...wish.kickoffs, kickoff] }),
    ),
    ...(wish.matchday_days + 7 <= MOST_DAYS
      ? [change('week', { matchdayDays: wish.matchday_days + 7 }, { matchday_days: wish.matchday_days + 7 })]
      : []),
  ]);
}

/** The published venues of the city of a competition with their courts of its sport, by name. */
export const venuesFor = (db: DbReader, { sport_id, city_id }: Pick<Scope['competition'], 'sport_id' | 'city_id'>) =>
  db.venues
    .filter((venue) => venue.status === 'published' && venue.city_id === city_id)
    .map((venue) => ({ venue, courts: courtsOf(db, venue.id).filter((court) => court.sport_id === sport_id) }))
    .filter(({ courts }) => courts.length > 0)
    .toSorted((a, b) => a.venue.name.localeCompare(b.venue.name, 'sq') || a.venue.id - b.venue.id);

/** Courts that were not chosen: of the venues that were first. */
function spareCourts({ db, competition }: Scope, { venue_ids, court_ids }: Wish): CourtRecord[] {
  if (venue_ids.length === 0) return [];
  const all = venuesFor(db, competition).flatMap(({ courts }) => courts);
  const isChosen = ({ id, venue_id }: CourtRecord) =>
    court_ids.length > 0 ? court_ids.includes(id) : venue_ids.includes(venue_id);
  return all
    .filter((court) => !isChosen(court))
    .toSorted((a, b) => Number(venue_ids.includes(b.venue_id)) - Number(venue_ids.includes(a.venue_id)))
    .slice(0, MOST_OF_A_KIND);
}

function withCourt(
  db: DbReader,
  { competition }: Scope,
  { venue_ids, court_ids }: Wish,
  court: CourtRecord,
): Partial<Wish> {
  const chosen =
    court_ids.length > 0
      ? court_ids
      : venue_ids.flatMap((id) =>
          courtsOf(db, id)
            .filter(({ sport_id }) => sport_id === competition.sport_id)
            .map((one) => one.id),
        );
  return { venue_ids: [...new Set([...venue_ids, court.venue_id])], court_ids: [...chosen, court.id] };
}

/** After the last kick-off of each day, and before the first. */
function moreKickoffs({ kickoffs }: Wish, minutes: number): KickOff[] {
  const step = Math.ceil(minutes / 30) * 30;
  return [...Map.groupBy(kickoffs, ({ weekday }) => weekday)]
    .flatMap(([weekday, ofDay]) => {
      const times = ofDay.map(({ time }) => minutesOf(time));
      const later = Math.max(...times) + step;
      const earlier = Math.min(...times) - step;
      return [later <= LAST_KICKOFF ? later : null, earlier >= 8 * 60 ? earlier : null].flatMap((at) =>
        at === null ? [] : [{ weekday, time: wallTime(at) }],
      );
    })
    .slice(0, MOST_OF_A_KIND);
}
