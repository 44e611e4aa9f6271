import type { Context, FieldErrorInput, Handlers } from '../../contract/types.ts';
import type { LocalText } from '../../db/records.ts';
import { isOpenCompetition, isOpenTeam, MOST_SOURCES, setSources } from '../../rules/feeds/sources.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toFeedSources } from '../../views/community.ts';
import { permittedCommunity } from './access.ts';

const texts = {
  many: {
    en: `A community follows at most ${MOST_SOURCES} teams and competitions.`,
    sq: `Një komunitet ndjek deri në ${MOST_SOURCES} ekipe dhe kompeticione.`,
  },
  team: { en: 'There is no such public team.', sq: 'Nuk ka një ekip të tillë publik.' },
  competition: { en: 'There is no such competition.', sq: 'Nuk ka një kompeticion të tillë.' },
} satisfies Record<string, LocalText>;

/** What the feed of a community writes about by itself (decision 064). */
export const sourceHandlers: Handlers<'getFeedSources' | 'setFeedSources'> = {
  getFeedSources: ({ path: { communityId } }, ctx) => toFeedSources(ctx, permittedCommunity(ctx, communityId, 'edit')),

  async setFeedSources({ path: { communityId }, body }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'edit');
    const errors = errorsOf(ctx, body);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    await setSources(ctx.db, community, body, ctx.now());
    return toFeedSources(ctx, existing(ctx.db.communities.get(communityId), 'community'));
  },
};

/** A team or competition that one may not know of is refused like one that does not exist. */
function errorsOf(
  ctx: Context<'setFeedSources'>,
  { team_ids, competition_ids }: { readonly team_ids: readonly number[]; readonly competition_ids: readonly number[] },
): FieldErrorInput[] {
  const refusal = (field: string, text: LocalText): FieldErrorInput => ({
    field,
    message: ctx.say(text),
    code: 'validation',
  });
  if (team_ids.length + competition_ids.length > MOST_SOURCES) return [refusal('team_ids', texts.many)];
  return [
    ...team_ids.flatMap((id, index) =>
      isOpenTeam(ctx.db.teams.get(id)) ? [] : [refusal(`team_ids.${index}`, texts.team)],
    ),
    ...competition_ids.flatMap((id, index) =>
      isOpenCompetition(ctx.db.competitions.get(id)) ? [] : [refusal(`competition_ids.${index}`, texts.competition)],
    ),
  ];
}
