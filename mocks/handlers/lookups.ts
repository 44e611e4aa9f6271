import type { HandlersOf } from '../contract/types.ts';
import { timeSlots } from '../db/time-slots.ts';
import { isKnownTo } from '../rules/communities/access.ts';
import { isKnownTo as isCompetitionKnownTo } from '../rules/competitions/access.ts';

/** Sports, cities, time slots and slugs: public, never paged. */
export const lookups: HandlersOf<'lookups'> = {
  listSports: (_, ctx) => ({
    sports: ctx.db.sports.all().map(({ id, key, name }) => ({ id, key, name: ctx.say(name) })),
  }),

  listCities: (_, ctx) => ({ cities: ctx.db.cities.list({ sort: 'id', perPage: 1000 }).items }),

  listTimeSlots: () => ({ time_slots: [...timeSlots] }),

  resolveSlug({ path: { slug } }, ctx) {
    const venue = ctx.db.venues.one('slug', slug);
    if (venue?.status === 'published') return { type: 'venue', id: venue.id, slug };
    const team = ctx.db.teams.one('slug', slug);
    // a private team has a page too, where others may ask to join
    if (team) return { type: 'team', id: team.id, slug };
    const organization = ctx.db.organizations.one('slug', slug);
    if (organization) return { type: 'organization', id: organization.id, slug };
    const community = ctx.db.communities.one('slug', slug);
    if (community && isKnownTo(ctx.db, community, ctx.user?.id)) return { type: 'community', id: community.id, slug };
    const competition = ctx.db.competitions.one('slug', slug);
    if (competition && isCompetitionKnownTo(ctx.db, competition, ctx.user?.id))
      return { type: 'competition', id: competition.id, slug };
    return ctx.refuse(404, 'not_found');
  },
};
