import { crestColors } from './crest-colors.ts';
import { type CrestGround, crestGrounds } from './palette.ts';
import { pick, seedOf } from './seed.ts';

/** The outline of a crest, in a square of 48. */
export const crestOutline = 'M4 5.5Q14 6.5 24 2Q34 6.5 44 5.5V25Q44 39 24 46.5Q4 39 4 25Z';

/** What lies over its ground: one of four old patterns. */
const patterns = ['M24 0H48V48H24Z', 'M0 26H48V48H0Z', 'M0 40L40 0H58L10 48Z', 'M4 0H14V48H4ZM34 0H44V48H34Z'] as const;
export const crestPattern = (id: string | number): string => pick(patterns, seedOf(id), 1);
/** Of a crest that has no name to decide its colours. */
export const crestGround = (id: string | number): CrestGround => pick(crestGrounds, seedOf(id));

/** The line within the outline: the same, smaller. */
export const crestRim = { offset: 3.6, scale: 0.85, width: 1.25, opacity: 0.55 } as const;

interface Crested {
  readonly name: string;
  readonly slug: string;
}
/** What the crest of a team is drawn of. */
export const crestOf = ({ name, slug }: Crested) => ({ grounds: crestColors(name, slug), pattern: crestPattern(slug) });
