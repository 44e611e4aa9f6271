import { crestColors } from './crest-colors.ts';
import { crestMark } from './crest-mark.css.ts';

/** The colours of a team's crest, or its picture, as high as a letter: one element, where hundreds stand on a page. Decoration. */
export function CrestMark({
  of: { name, slug, image },
}: {
  of: { name: string; slug: string; image: { url: string } | null };
}) {
  const [shield, pattern] = crestColors(name, slug);
  const colors = `linear-gradient(120deg, ${shield} 50%, ${pattern} 50%)`;
  // where a picture cannot be loaded the colours are left
  const backgroundImage = image ? `url(${JSON.stringify(image.url)}), ${colors}` : colors;
  return <span className={crestMark} style={{ backgroundImage }} aria-hidden />;
}
