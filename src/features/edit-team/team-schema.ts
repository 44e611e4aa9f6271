import '../../shared/lib/zod-setup.ts';
import { array, boolean, type input, literal, type output, string, union } from 'zod';
import type { Team, UpdateTeamBody as TeamChanges } from '../../shared/api/generated/model';
import { AverageAge } from '../../shared/api/generated/zod/schemas/averageAge.zod.ts';
import { CreateTeamBody } from '../../shared/api/generated/zod/schemas/createTeamBody.zod.ts';
import { Description } from '../../shared/api/generated/zod/schemas/description.zod.ts';
import { Image } from '../../shared/api/generated/zod/schemas/image.zod.ts';
import { Slug } from '../../shared/api/generated/zod/schemas/slug.zod.ts';
import { TeamGender } from '../../shared/api/generated/zod/schemas/teamGender.zod.ts';
import { TeamLevel } from '../../shared/api/generated/zod/schemas/teamLevel.zod.ts';

const { name, sport_id, city_id, foundation_year } = CreateTeamBody.shape;

/** Nothing chosen in a select. */
const unsaid = literal('').transform(() => null);

const common = (latestYear: number) => ({
  name,
  city_id: string().transform(Number).pipe(city_id),
  foundation_year: string().trim().min(1).transform(Number).pipe(foundation_year.max(latestYear)),
  level: union([TeamLevel, unsaid]),
  gender: union([TeamGender, unsaid]),
  average_age: string()
    .trim()
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .pipe(AverageAge.nullable()),
  description: Description,
  is_public: boolean(),
});

/**
 * A new team. Selects and numbers hold text; pictures are kept whole for their previews, and sent as their ids. The latest
 * foundation year is this year. Source: TEAM-03 … TEAM-06, ENT-27.
 */
export const newTeamSchema = (latestYear: number) =>
  CreateTeamBody.omit({ module: true }).extend({
    ...common(latestYear),
    sport_id: string().transform(Number).pipe(sport_id),
    image: Image.nullable().transform((crest) => crest?.id ?? null),
    images: array(Image).transform((photos) => photos.map(({ id }) => id)),
  });

/** A team that exists keeps its sport, and has an address; its pictures are saved by themselves (ENT-28). */
export const teamSchema = (latestYear: number) =>
  newTeamSchema(latestYear)
    .omit({ sport_id: true, image: true, images: true })
    .extend({ slug: string().trim().toLowerCase().pipe(Slug) });

export type NewTeamSchema = ReturnType<typeof newTeamSchema>;
export type TeamSchema = ReturnType<typeof teamSchema>;

/** A new team, in the order of the fields; most are at home where their founder is. */
export const emptyTeam = (cityId: number | undefined): input<NewTeamSchema> => ({
  name: '',
  sport_id: '',
  city_id: cityId === undefined ? '' : String(cityId),
  foundation_year: '',
  level: '',
  gender: '',
  average_age: '',
  description: '',
  is_public: true,
  image: null,
  images: [],
});

/** A team as form values, in the order of the fields. */
export const teamValues = (team: Team): input<TeamSchema> => ({
  name: team.name,
  city_id: String(team.city.id),
  foundation_year: String(team.foundation_year ?? ''),
  level: team.level ?? '',
  gender: team.gender ?? '',
  average_age: String(team.average_age ?? ''),
  description: team.description,
  is_public: team.is_public,
  slug: team.slug,
});

/** The request body: only what differs from the team, so that what others changed meanwhile stays. */
export function teamChanges(values: output<TeamSchema>, team: Team): Omit<TeamChanges, 'module'> {
  const before = { ...team, city_id: team.city.id };
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => before[field as keyof typeof values] !== value), // keys of the schema
  );
}
