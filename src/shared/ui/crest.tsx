import { crestColors } from './crest-colors.ts';
import { Monogram } from './monogram-shield.tsx';

interface CrestProps {
  /** A team or a community. */
  of: { name: string; slug: string; image: { url: string } | null };
  size?: number;
  /** Read out; leave it away where the name stands beside it. */
  title?: string;
}

/** The crest of a team or a community: its picture, or a shield with its initials in two colours that its name and slug decide (R34). */
export function Crest({ of: { name, slug, image }, ...look }: CrestProps) {
  return <Monogram id={slug} name={name} image={image?.url ?? null} grounds={crestColors(name, slug)} {...look} />;
}
