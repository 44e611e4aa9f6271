import { pageOf } from '../../contract/paging.ts';
import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { TeamRecord } from '../../db/records.ts';
import { listRecords } from '../../db/query.ts';
import { gamesOf, isPast, latestFirst, soonestFirst } from '../../rules/games/games.ts';
import { isAdmin, maySeeTeam, membershipOf, rosterOf } from '../../rules/teams/access.ts';
import { toFixture } from '../../views/fixture.ts';
import { fold } from '../../rules/shared/fold.ts';
import { existingTeam } from '../../rules/teams/people.ts';
import { toStats } from '../../views/stats.ts';
import { toMember, toTeam } from '../../views/team.ts';

type Ctx = Context<'listTeams'>;

/** Finding and reading teams, by everybody (design §6). */
export const readHandlers: Handlers<'listTeams' | 'getTeam' | 'listTeamFixtures' | 'getTeamStats'> = {
  listTeams({ query }, ctx) {
    const meets = filterOf(query, ctx);
    const found = ctx.db.teams.filter(meets).toSorted((a, b) => compare(fold(a.name), fold(b.name)) || a.id - b.id);
    const { items, pagination } = listRecords(found, pageOf(query));
    return { teams: items.map((team) => toTeam(ctx, team)), pagination };
  },

  getTeam({ path: { slug } }, ctx) {
    const team = ctx.db.teams.one('slug', slug);
    if (!team) return ctx.refuse(404, 'not_found');
    const active = maySeeTeam(ctx.db, ctx, team)
      ? rosterOf(ctx.db, team.id).filter(({ status }) => status === 'active')
      : [];
    return { team: toTeam(ctx, team), members: active.map((member) => toMember(ctx, member)) };
  },

  listTeamFixtures({ path: { teamId }, query }, ctx) {
    const team = existingTeam(ctx, teamId);
    if (!maySeeTeam(ctx.db, ctx, team)) return ctx.refuse(403, 'forbidden');
    const games = gamesOf(ctx.db, teamId);
    const past = games.filter((game) => isPast(game, ctx.now()));
    const asked =
      query.when === 'past' ? latestFirst(past) : soonestFirst(games.filter((game) => !past.includes(game)));
    const { items, pagination } = listRecords(asked, pageOf(query));
    return { fixtures: items.map((game) => toFixture(ctx, game)), pagination };
  },

  getTeamStats({ path: { teamId } }, ctx) {
    const team = existingTeam(ctx, teamId);
    if (!maySeeTeam(ctx.db, ctx, team)) return ctx.refuse(403, 'forbidden');
    return toStats(ctx, { games: gamesOf(ctx.db, teamId), teamId });
  },
};

/** Of a private team nobody else learns the level, not by a filter either. */
function filterOf(query: Input<'listTeams'>['query'], ctx: Ctx): (team: TeamRecord) => boolean {
  const { db, user } = ctx;
  if ((query.bookmark || query.mine || query.mine_as_admin) && !user) return ctx.refuse(401, 'unauthenticated');
  const marked =
    query.bookmark && user ? new Set(db.teamBookmarks.by('user', user.id).map((one) => one.team_id)) : null;
  const words = fold(query.keywords ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (team) => {
    const { id, sport_id, city_id, level, name } = team;
    if (query.sportId !== undefined && sport_id !== query.sportId) return false;
    if (query.city_id !== undefined && city_id !== query.city_id) return false;
    if (query.level !== undefined && (level !== query.level || !maySeeTeam(db, ctx, team))) return false;
    if (marked && !marked.has(id)) return false;
    if (query.mine && membershipOf(db, id, user?.id)?.status !== 'active') return false;
    if (query.mine_as_admin && !isAdmin(membershipOf(db, id, user?.id))) return false;
    const text = fold(`${name} ${db.cities.get(city_id)?.name ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
