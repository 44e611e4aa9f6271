import { crestColors } from './crest-colors.ts';
import * as css from './crest.css.ts';
import { cx } from './cx.ts';
import { Monogram } from './monogram-shield.tsx';
import { initialsOf, named } from './monogram.tsx';

interface CrestProps {
  /** A team or a community. */
  of: { name: string; slug: string; image: { url: string } | null };
  size?: 24 | 28 | 32 | 40 | 56 | 64 | 72;
  /** Read out; leave it away where the name stands beside it. */
  title?: string;
}

/** The crest of a team or a community: its picture, or a shield with its initials in two colours that its name and slug decide (R34). */
export function Crest({ of: { name, slug, image }, size, title }: CrestProps) {
  if (image === null && (size === 24 || size === 28)) return smallCrest({ name, slug, size, title });
  return (
    <Monogram
      id={slug}
      name={name}
      image={image?.url ?? null}
      grounds={crestColors(name, slug)}
      size={size}
      title={title}
    />
  );
}

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
function smallCrest({ name, slug, size, title }: SmallCrestProps) {
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
