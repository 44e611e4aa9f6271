import '../../shared/lib/zod-setup.ts';
import { array, type input, type output, string } from 'zod';
import type { Organization, UpdateOrganizationBody as OrganizationChanges } from '../../shared/api/generated/model';
import { CreateOrganizationBody } from '../../shared/api/generated/zod/schemas/createOrganizationBody.zod.ts';
import { Description } from '../../shared/api/generated/zod/schemas/description.zod.ts';
import { Image } from '../../shared/api/generated/zod/schemas/image.zod.ts';
import { Slug } from '../../shared/api/generated/zod/schemas/slug.zod.ts';

/** Longest name; a test holds it against the contract. */
export const NAME_MAX = 100;

const { city_id } = CreateOrganizationBody.shape;

/** Pictures are kept whole for their previews, and sent as their ids. Source: ENT-29, ENT-139 … ENT-143, ORG-02, ORG-03. */
export const newOrganizationSchema = CreateOrganizationBody.omit({ module: true }).extend({
  city_id: string().transform(Number).pipe(city_id),
  description: Description,
  image: Image.nullable().transform((logo) => logo?.id ?? null),
  images: array(Image).transform((photos) => photos.map(({ id }) => id)),
});
/** Of an organization that exists; its pictures are saved by themselves (ENT-30). */
export const organizationSchema = newOrganizationSchema
  .omit({ image: true, images: true })
  .extend({ slug: string().trim().toLowerCase().pipe(Slug) });

/** A new organization, in the order of the fields; most are in the founder's own city. */
export const emptyOrganization = (cityId: number | undefined): input<typeof newOrganizationSchema> => ({
  name: '',
  city_id: cityId === undefined ? '' : String(cityId),
  description: '',
  image: null,
  images: [],
});

/** An organization as form values, in the order of the fields. */
export const organizationValues = ({
  name: called,
  city,
  description,
  slug,
}: Organization): input<typeof organizationSchema> => ({ name: called, city_id: String(city.id), description, slug });

/** The request body: only what differs, so that what others changed meanwhile stays. */
export function organizationChanges(
  values: output<typeof organizationSchema>,
  organization: Organization,
): OrganizationChanges {
  const before = { ...organization, city_id: organization.city.id };
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => before[field as keyof typeof values] !== value), // keys of the schema
  );
}
