import '../../shared/lib/zod-setup.ts';
import { type input, type output, string } from 'zod';
import type {
  Community,
  CreateCommunityBody as NewCommunity,
  UpdateCommunityBody as CommunityChanges,
} from '../../shared/api/generated/model';
import { CreateCommunityBody } from '../../shared/api/generated/zod/schemas/createCommunityBody.zod.ts';
import { Description } from '../../shared/api/generated/zod/schemas/description.zod.ts';
import { Image } from '../../shared/api/generated/zod/schemas/image.zod.ts';
import { JoinQuestion } from '../../shared/api/generated/zod/schemas/joinQuestion.zod.ts';
import { Slug } from '../../shared/api/generated/zod/schemas/slug.zod.ts';

const { city_id } = CreateCommunityBody.shape;

/**
 * A community; only one that exists has an address. The picture is kept whole for its preview, and sent as its id; an empty question
 * is none. Source: decision 040.
 */
export const communitySchema = CreateCommunityBody.omit({ module: true }).extend({
  city_id: string().transform(Number).pipe(city_id),
  description: Description,
  join_question: string()
    .trim()
    .transform((typed) => typed || null)
    .pipe(JoinQuestion.nullable()),
  image: Image.nullable().transform((picture) => picture?.id ?? null),
  slug: string().trim().toLowerCase().pipe(Slug).optional(),
});
type Values = input<typeof communitySchema>;
type Body = output<typeof communitySchema>;

/** A new community, in the order of the fields; most are where their founder is. */
export const emptyCommunity = (cityId: number | undefined): Values => ({
  name: '',
  sport_ids: [],
  city_id: cityId === undefined ? '' : String(cityId),
  description: '',
  image: null,
  visibility: 'public',
  join_policy: 'open',
  join_question: '',
});

/** A community as form values, in the order of the fields. */
export const communityValues = (community: Community): Values => ({
  name: community.name,
  sport_ids: community.sports.map(({ id }) => id),
  city_id: String(community.city.id),
  description: community.description,
  image: community.image,
  visibility: community.visibility,
  join_policy: community.join_policy,
  join_question: community.join_question ?? '',
  slug: community.slug,
});

/** A question stays in the form while another way in is looked at, and is not sent with that. */
const withoutIdleQuestion = (body: Body): Body =>
  body.join_policy === 'request' ? body : { ...body, join_question: null };

/** The request body of a new community: the server gives it its address. */
export function newCommunity(values: Body): Omit<NewCommunity, 'module'> {
  const { slug: _slug, ...body } = withoutIdleQuestion(values);
  return body;
}

/** The request body: only what differs from the community, so that what others changed meanwhile stays. */
export function communityChanges(values: Body, community: Community): Omit<CommunityChanges, 'module'> {
  const before = communitySchema.parse(communityValues(community));
  const isChanged = (field: keyof Body, value: unknown) => JSON.stringify(before[field]) !== JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(withoutIdleQuestion(values)).filter(([field, value]) => isChanged(field as keyof Body, value)), // keys of the schema
  );
}
