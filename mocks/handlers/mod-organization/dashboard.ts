import type { Viewer } from '../../contract/types.ts';
import type { CompetitionRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { entriesTo } from '../../rules/competitions/access.ts';
import { tablesOf } from '../../rules/competitions/tables.ts';
import { isLive, isPast, soonestFirst } from '../../rules/games/games.ts';
import { officiatedBy } from '../../rules/games/officials.ts';
import { resultStatusOf } from '../../rules/games/outcome.ts';
import { toCompetitionRef } from '../../views/competition.ts';
import { toTable } from '../../views/standings.ts';

type Reader = Pick<Viewer, 'db' | 'user' | 'now'>;
interface Shown {
  readonly next: readonly GameRecord[];
  readonly live: readonly GameRecord[];
}

/** As many games as a referee has before them. */
const KEPT = 5;
/** Of a matchday that everybody plays at once. */
const MOST = 50;
/** Rows of a table. */
const TOP = 3;

const competitionsOf = (db: DbReader, organizationId: number): CompetitionRecord[] =>
  db.competitions.by('owner', 'organization', organizationId);
const inPlay = (db: DbReader, organizationId: number): CompetitionRecord[] =>
  competitionsOf(db, organizationId).filter(({ phase }) => phase === 'ongoing');

/** The games that the organization appointed the user for: what is on, and the next ones. */
export function gamesToKeep({ db, user, now }: Reader, organizationId: number): Shown {
  const games = officiatedBy(db, user?.id ?? 0, organizationId);
  const next = games.filter((game) => !isLive(game) && !isPast(game, now()));
  return { next: soonestFirst(next).slice(0, KEPT), live: games.filter(isLive) };
}

/** The games of its competitions: what is on, and of each the next matchday. */
export function gamesToRun({ db, now }: Reader, organizationId: number): Shown {
  const games = inPlay(db, organizationId).map(({ id }) => db.games.by('competition', id));
  const next = games.flatMap((all) => nextMatchday(all, now()));
  return { next: soonestFirst(next).slice(0, MOST), live: games.flat().filter(isLive) };
}

/** The games to come of the round that is played next; none while nothing has a date. */
function nextMatchday(games: readonly GameRecord[], now: number): GameRecord[] {
  const coming = games.filter((game) => game.starts_at !== null && !isLive(game) && !isPast(game, now));
  // the date of one that is postponed no longer holds
  const [next] = soonestFirst(coming.filter(({ status }) => status === 'scheduled'));
  const round = next?.place;
  return round ? coming.filter(({ place }) => place?.stage_id === round.stage_id && place.round === round.round) : [];
}

/** Applications to its competitions that wait, and results that are not official. */
export function toDoOf(db: DbReader, organizationId: number, now: number) {
  const own = competitionsOf(db, organizationId);
  const results = own.flatMap(({ id }) => db.games.by('competition', id)).map((game) => resultStatusOf(game, now));
  return {
    applications: waitingFor(db, organizationId).reduce((sum, { count }) => sum + count, 0),
    results_to_confirm: results.filter((status) => status === 'provisional').length,
    disputed: results.filter((status) => status === 'disputed').length,
  };
}

/** Its competitions with applications to decide, those with the most first. */
export const waitingFor = (db: DbReader, organizationId: number) =>
  competitionsOf(db, organizationId)
    .map(({ id, slug, name }) => ({
      competition: { id, slug, name },
      count: entriesTo(db, id).filter(({ status }) => status === 'pending').length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.competition.id - b.competition.id);

/** The first of each table of the latest stage that has tables. */
export const topsOf = (ctx: Viewer, organizationId: number) =>
  inPlay(ctx.db, organizationId).flatMap((competition) => {
    const tables = tablesOf(ctx.db, competition, ctx.now());
    const latest = tables.at(-1)?.stage.id;
    return tables
      .filter(({ stage }) => stage.id === latest)
      .flatMap((one) => {
        const { stage_id, group, rows } = toTable(ctx, competition, one);
        const of = toCompetitionRef(ctx.db, competition.id);
        return of ? [{ competition: of, stage_id, group, rows: rows.slice(0, TOP) }] : [];
      });
  });
