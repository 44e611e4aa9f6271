import { type CrestGround, crestGrounds } from './palette.ts';
import { pick, seedOf } from './seed.ts';

/** The two colours of a crest: that of the shield from its name, that of the pattern from its slug, never the same (R34). */
export function crestColors(name: string, slug: string): readonly [CrestGround, CrestGround] {
  const shield = pick(crestGrounds, seedOf(name));
  const [first, ...others] = crestGrounds.filter((ground) => ground !== shield);
  return [shield, first === undefined ? shield : pick([first, ...others], seedOf(slug))];
}
