import type { CSSProperties } from 'react';
import type { TeamRef } from '../../shared/api/generated/model';
import { crestColors } from '../../shared/ui/crest-colors.ts';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './crest-mark.css.ts';

/** Module-level cache, shared by all apps on the page: a bracket has every team many times. */
const looks = new Map<string, string>();

/** The class of a row that begins with the colours of the team's crest, or with its picture: no element, where hundreds stand on a page. Decoration. */
export function crestMark({ name, slug, image }: Pick<TeamRef, 'name' | 'slug' | 'image'>): string {
  if (image) return css.picture;
  const key = `${slug} ${name}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  const [shield, pattern] = crestColors(name, slug);
  const look = cx(css.stripes, css.shield[shield], css.pattern[pattern]);
  looks.set(key, look);
  return look;
}

/** The team's picture, for the class. */
export const crestPicture = ({ image }: Pick<TeamRef, 'image'>): CSSProperties | undefined =>
  image ? { backgroundImage: `url(${JSON.stringify(image.url)})` } : undefined;
