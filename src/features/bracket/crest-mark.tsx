import { crestColors } from '../../shared/ui/crest-colors.ts';
import { crestMark } from './crest-mark.css.ts';

/** Module-level cache, shared by all apps on the page: a bracket has every team many times. */
const drawn = new Map<string, string>();

interface Crested {
  name: string;
  slug: string;
  image: { url: string } | null;
}

/**
 * The colours of a team's crest, or its picture, as high as a letter: one element and no component, where hundreds stand on a page.
 * Decoration.
 */
export const crestMarkOf = (team: Crested) => (
  <span className={crestMark} style={{ backgroundImage: drawing(team) }} aria-hidden />
);

function drawing({ name, slug, image }: Crested): string {
  const key = `${slug} ${name} ${image?.url}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [shield, pattern] = crestColors(name, slug);
  const colors = `linear-gradient(120deg, ${shield} 50%, ${pattern} 50%)`;
  // where a picture cannot be loaded the colours are left
  const made = image ? `url(${JSON.stringify(image.url)}), ${colors}` : colors;
  drawn.set(key, made);
  return made;
}
