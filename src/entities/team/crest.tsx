import type { TeamRef } from '../../shared/api/generated/model';
import { Monogram } from '../../shared/ui/monogram-shield.tsx';
import { crestColors } from './crest-colors.ts';

interface CrestProps {
  team: Pick<TeamRef, 'name' | 'slug'> & { image: { url: string } | null };
  size?: number;
  /** Read out; leave it away where the name stands beside it. */
  title?: string;
}

/** A team's crest: its picture, or a shield with its initials in two colours that its name and slug decide (R34). */
export function Crest({ team: { name, slug, image }, ...look }: CrestProps) {
  return <Monogram id={slug} name={name} image={image?.url ?? null} grounds={crestColors(name, slug)} {...look} />;
}
