import { crestColors } from './crest-colors.ts';
import { smallCrest } from './small-crest.tsx';
import { Monogram } from './monogram-shield.tsx';

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
