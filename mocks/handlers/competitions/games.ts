import { pageOf } from '../../contract/paging.ts';
import type { Handlers, Input } from '../../contract/types.ts';
import { listRecords } from '../../db/query.ts';
import type { GameRecord, LocalText } from '../../db/records.ts';
import { gamePermissions } from '../../rules/games/access.ts';
import { soonestFirst } from '../../rules/games/games.ts';
import { managesCompetition } from '../../rules/people/competition-organizers.ts';
import { dateOf } from '../../rules/shared/time.ts';
import { toFixture, toFixtureBooking } from '../../views/fixture.ts';
import { knownCompetition } from './access.ts';

type Query = Input<'listCompetitionFixtures'>['query'];

const texts = {
  days: { en: 'The last day is before the first.', sq: 'Dita e fundit është para së parës.' },
} satisfies Record<string, LocalText>;

/** The games of a competition (design §9). */
export const gameHandlers: Handlers<'listCompetitionFixtures'> = {
  listCompetitionFixtures({ path: { competitionId }, query }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    const { id } = competition;
    const { from, to } = query;
    if (from !== undefined && to !== undefined && to < from)
      return ctx.refuse(422, 'validation', ctx.say(texts.days), { field: 'to' });
    const found = ctx.db.games.by('competition', id).filter((game) => meets(query, game));
    const sorted = query.sort === '-starts_at' ? latestFirst(found) : soonestFirst(found);
    const { items, pagination } = listRecords(sorted, pageOf(query));
    const manages = managesCompetition(ctx.db, ctx, competition);
    const fixtures = items.map((game) =>
      Object.assign(
        toFixture(ctx, game),
        { permissions: gamePermissions(ctx.db, ctx, game, ctx.now()) },
        manages && { booking: toFixtureBooking(ctx, game) },
      ),
    );
    return { fixtures, pagination };
  },
};

/** Latest first; games without a time come last here, too. */
const latestFirst = (games: readonly GameRecord[]): GameRecord[] =>
  games.toSorted((a, b) => (b.starts_at ?? -Infinity) - (a.starts_at ?? -Infinity) || b.id - a.id);

function meets(query: Query, { place, status, starts_at, home_team_id, away_team_id }: GameRecord): boolean {
  const statuses = query['status[]'] ?? [];
  const day = starts_at === null ? null : dateOf(starts_at);
  if (query.stage_id !== undefined && place?.stage_id !== query.stage_id) return false;
  if (query.group_id !== undefined && place?.group_id !== query.group_id) return false;
  if (query.matchday !== undefined && place?.round !== query.matchday) return false;
  if (query.team_id !== undefined && home_team_id !== query.team_id && away_team_id !== query.team_id) return false;
  if (statuses.length > 0 && !statuses.includes(status)) return false;
  if (query.from !== undefined && (day === null || day < query.from)) return false;
  return query.to === undefined || (day !== null && day <= query.to);
}
