import { pageOf } from '../../contract/paging.ts';
import type { Context, Handlers, Input } from '../../contract/types.ts';
import { listRecords } from '../../db/query.ts';
import type { CompetitionRecord, LocalText } from '../../db/records.ts';
import { entriesTo, isKnownTo, isWaiting, runsCompetition, teamsOf } from '../../rules/competitions/access.ts';
import { tableGames, type TableOf, tablesOf } from '../../rules/competitions/tables.ts';
import { rulesOfCompetition } from '../../rules/games/rules.ts';
import { fold } from '../../rules/shared/fold.ts';
import { toCompetition } from '../../views/competition.ts';
import { toTable } from '../../views/standings.ts';
import { toStats } from '../../views/stats.ts';
import { knownCompetition } from './access.ts';

type Ctx = Context<'listCompetitions'>;
type Query = Input<'listCompetitions'>['query'];

const texts = {
  group: { en: 'Choose a group.', sq: 'Zgjidh një grup.' },
} satisfies Record<string, LocalText>;

/** Finding and reading competitions, by everybody (design §9). */
export const readHandlers: Handlers<
  'listCompetitions' | 'getCompetition' | 'getStandings' | 'getCompetitionStats' | 'listTableGames'
> = {
  listCompetitions({ query }, ctx) {
    const found = ctx.db.competitions.filter(filterOf(query, ctx)).toSorted(inOrder);
    const { items, pagination } = listRecords(found, pageOf(query));
    const { team_id: team } = query;
    return {
      competitions: items.map((one) => toCompetition(ctx, one)),
      ranks: team === undefined ? [] : items.flatMap((one) => rankIn(ctx, one, team) ?? []),
      pagination,
    };
  },

  getCompetition: ({ path: { competitionId } }, ctx) => ({
    competition: toCompetition(ctx, knownCompetition(ctx, competitionId)),
  }),

  getStandings({ path: { competitionId }, query: { stage_id } }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    const tables = tablesOf(ctx.db, competition, ctx.now());
    const asked = tables.filter(({ stage }) => stage_id === undefined || stage.id === stage_id);
    return { tables: asked.map((one) => toTable(ctx, competition, one)) };
  },

  getCompetitionStats({ path: { competitionId } }, ctx) {
    const { id } = knownCompetition(ctx, competitionId);
    return toStats(ctx, { games: ctx.db.games.by('competition', id) });
  },

  listTableGames({ path: { competitionId }, query: { stage_id, group_id } }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    const isAsked = ({ stage, group }: TableOf) =>
      stage.id === stage_id && (group_id === undefined || group.id === group_id);
    const [asked, other] = tablesOf(ctx.db, competition, ctx.now()).filter(isAsked);
    if (!asked) return ctx.refuse(404, 'not_found');
    if (other) return ctx.refuse(422, 'validation', ctx.say(texts.group), { field: 'group_id' });
    return {
      rules: rulesOfCompetition(ctx.db, competition),
      games: tableGames(ctx.db, { ...asked, competition }, ctx.now()),
    };
  },
};

/** The latest table that the team has played in; null without one, and for a team that has left. */
function rankIn(ctx: Ctx, competition: CompetitionRecord, team: number) {
  for (const { stage, group, table } of tablesOf(ctx.db, competition, ctx.now()).toReversed()) {
    const row = table.rows.find((one) => one.team === team);
    if (!row || row.status !== 'active' || row.played === 0) continue;
    return {
      competition_id: competition.id,
      rank: row.rank,
      teams_count: table.rows.length,
      group: stage.settings.groups > 1 ? { id: group.id, name: group.name } : null,
    };
  }
  return null;
}

const ranks: Record<CompetitionRecord['phase'], number> = {
  registration: 0,
  ongoing: 1,
  ready: 1,
  draft: 2,
  finished: 3,
  cancelled: 3,
};
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
/** What one can enter or watch first; of what is over the latest first. */
function inOrder(a: CompetitionRecord, b: CompetitionRecord): number {
  const soonest = compare(a.starts_on, b.starts_on);
  return ranks[a.phase] - ranks[b.phase] || (ranks[a.phase] === 3 ? -soonest : soonest) || a.id - b.id;
}

function filterOf(query: Query, ctx: Ctx): (competition: CompetitionRecord) => boolean {
  const { db, user } = ctx;
  if ((query.followed || query.mine) && !user) return ctx.refuse(401, 'unauthenticated');
  const words = fold(query.keywords ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (competition) => {
    if (!meetsFields(query, competition) || !isKnownTo(db, competition, user?.id)) return false;
    if (query.followed && !db.competitionFollows.one('pair', competition.id, user?.id ?? 0)) return false;
    if (query.mine && !isMine(ctx, competition)) return false;
    if (query.team_id !== undefined && db.competitionTeams.one('entry', competition.id, query.team_id) === undefined)
      return false;
    const text = fold(`${competition.name} ${db.cities.get(competition.city_id)?.name ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}

function meetsFields(query: Query, competition: CompetitionRecord): boolean {
  const { sport_id, city_id, phase, owner_id, owner_type } = competition;
  if (query.sportId !== undefined && sport_id !== query.sportId) return false;
  if (query.city_id !== undefined && city_id !== query.city_id) return false;
  if (query.phase !== undefined && phase !== query.phase) return false;
  if (query.owner_id !== undefined && owner_id !== query.owner_id) return false;
  if (query.owner_type !== undefined && owner_type !== query.owner_type) return false;
  return query.status === undefined || query.status === (phase === 'draft' ? 'draft' : 'published');
}

/** One that the user runs, or that a team of theirs is in or has applied to. */
function isMine({ db, user }: Ctx, competition: CompetitionRecord): boolean {
  if (runsCompetition(db, competition, user?.id)) return true;
  const applying = entriesTo(db, competition.id).filter(isWaiting);
  return teamsOf(db, user?.id).some(
    (team) =>
      db.competitionTeams.one('entry', competition.id, team) !== undefined ||
      applying.some(({ team_id }) => team_id === team),
  );
}
