import { crestColors } from './crest-colors.ts';
import { cx } from './cx.ts';
import { initialsOf, named } from './monogram.tsx';
import * as css from './small-crest.css.ts';

interface SmallCrestProps {
  name: string;
  slug: string;
  /** Px. */
  size: 24 | 28;
  title: string | undefined;
}

/** The look and the initials of a crest that has been drawn, by slug and name: a table has every team once, a list of games many times. */
const drawn = new Map<string, readonly [look: string, initials: string]>();

/** A crest without a picture where dozens stand in a list or a table: one element, not the drawing of a large one (R34). */
export function smallCrest({ name, slug, size, title }: SmallCrestProps) {
  const key = `${slug} ${name}`;
  let known = drawn.get(key);
  if (known === undefined) {
    const [shield, pattern] = crestColors(name, slug);
    known = [cx(css.crest, css.shield[shield], css.pattern[pattern]), initialsOf(name)];
    drawn.set(key, known);
  }
  const [look, initials] = known;
  return (
    <span className={size === 28 ? `${look} ${css.large}` : look} {...named(title)}>
      {initials}
    </span>
  );
}
