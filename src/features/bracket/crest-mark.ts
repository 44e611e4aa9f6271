import type { CSSProperties } from 'react';
import { crestColors } from '../../shared/ui/crest-colors.ts';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './crest-mark.css.ts';

/** Module-level cache, shared by all apps on the page: a bracket has every team many times. */
const looks = new Map<string, string>();

/** The class of a row that begins with the colours of the team's crest: no element, where hundreds stand on a page. Decoration. */
export function crestMark({ name, slug }: { name: string; slug: string }): string {
  const key = `${slug} ${name}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  const [shield, pattern] = crestColors(name, slug);
  const look = cx(css.crestMark, css.shield[shield], css.pattern[pattern]);
  looks.set(key, look);
  return look;
}

/** The team's picture in the place of the colours; where it cannot be loaded, one of them is left. */
export const crestPicture = ({ image }: { image: { url: string } | null }): CSSProperties | undefined =>
  // custom properties are no CSSProperties
  image ? ({ '--picture': `url(${JSON.stringify(image.url)})` } as CSSProperties) : undefined;
