import type { Backend } from '../mocks/backend.ts';
import { type BracketPlan, seedBracket } from '../mocks/seed/brackets.ts';
import { createRandom } from '../mocks/seed/random.ts';
import { dateOf } from '../mocks/rules/shared/time.ts';
import { uniqueSlug } from '../src/shared/lib/slug.ts';
import { isSlugTaken } from '../mocks/rules/shared/slugs.ts';
import { type Bracket, entrantsOf, seededSlots, type Slots } from '../src/tournament/index.ts';

interface Drawn {
  /** The last stage of this competition gets the bracket. */
  competition: 2 | 3 | 4;
  /** As many teams as these; those that the seed lacks are new. */
  teams: number;
  draw: (slots: Slots) => Bracket;
  /** By number of the game. */
  plans?: Record<number, BracketPlan>;
}

/** Another bracket for a competition, whose first teams are those of its sport, by id. */
export const withBracket =
  ({ competition, teams: count, draw, plans = {} }: Drawn) =>
  ({ control: { db, clock } }: Backend) =>
    db.transact(async (tx) => {
      const stage = tx.stages.by('competition', competition).at(-1);
      const sport_id = tx.competitions.get(competition)?.sport_id ?? 0;
      if (!stage) throw new RangeError('no such stage');
      for (const { id, place } of tx.games.by('competition', competition))
        if (place?.stage_id === stage.id) await tx.games.remove(id);
      const teams = tx.teams.filter((team) => team.sport_id === sport_id).slice(0, count);
      const [first] = teams;
      if (!first) throw new RangeError('no team of this sport');
      const { id: _, ...like } = first;
      for (let number = teams.length + 1; number <= count; number += 1) {
        const name = `Ekipi ${number}`;
        const slug = uniqueSlug(name, (taken) => isSlugTaken(tx, taken));
        teams.push(await tx.teams.insert({ ...like, name, slug, image_id: null, short_name: `E${number}` }));
      }
      const sport = tx.sports.get(sport_id)?.key ?? 'football';
      const now = clock.now();
      await tx.stages.update(stage.id, { status: 'active' });
      await seedBracket(
        { db: tx, now, today: dateOf(now), random: createRandom(1) },
        { sport, stage, bracket: draw(seededSlots(entrantsOf(teams.map(({ id }) => id)))), plans },
      );
    });
