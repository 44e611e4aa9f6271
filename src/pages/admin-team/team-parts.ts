import type { Team } from '../../shared/api/generated/model';
import { paths } from '../../shared/routing/paths.ts';

/** A part of a team's page, named as the overview names it. */
export type TeamPart = 'crest' | 'description' | 'covers' | 'level' | 'gender' | 'average_age' | 'members';

/** What the team's page lacks, what people miss most first. A team is public without any of it. */
export function missingParts({
  image,
  images,
  description,
  level,
  gender,
  average_age,
  members_count,
}: Team): TeamPart[] {
  const isThere: Record<TeamPart, boolean> = {
    members: (members_count ?? 0) > 1,
    description: description.trim() !== '',
    crest: image !== null,
    covers: images.length > 0,
    level: level !== null,
    gender: gender !== null,
    average_age: average_age !== null,
  };
  return Object.entries(isThere).flatMap(([part, is]) => (is ? [] : [part as TeamPart])); // keys of the record
}

/** Where a part is added: its view, and there its field. */
export function partAddress(part: TeamPart): string {
  if (part === 'members') return `${paths.teamUsers()}?do=add`;
  if (part === 'crest' || part === 'covers') return paths.manageTeam('photos');
  return `${paths.manageTeam('details')}#${part}`;
}
