import '../../shared/lib/zod-setup.ts';
import type { UseFormReturn } from 'react-hook-form';
import { type input, type output, string } from 'zod';
import { emptyPhone, phoneShape, withStoredPhone } from '../../entities/person/phone.ts';
import { phoneFields } from '../../shared/lib/phone-number.ts';
import type { LoggedUser, SaveProfileBody as ProfileBody } from '../../shared/api/generated/model';
import { EntityNameMax } from '../../shared/api/generated/zod/schemas/entityName.zod.ts';
import {
  SaveProfileBody,
  saveProfileBodyBirthYearMin,
} from '../../shared/api/generated/zod/schemas/saveProfileBody.zod.ts';

export const EARLIEST_YEAR = saveProfileBodyBirthYearMin;
export const NAME_MAX = EntityNameMax;

const { birth_year, city_id } = SaveProfileBody.shape;

/** Selects hold text, and the picture is kept with its URL for the preview. Source: AUTH-17 … AUTH-24; the latest birth year is this year. */
export const profileSchema = (latestYear: number) =>
  SaveProfileBody.omit({ module: true })
    .extend({
      birth_year: string()
        .trim()
        .regex(/^\d{1,4}$/)
        .transform(Number)
        .pipe(birth_year.max(latestYear)),
      city_id: string().transform(Number).pipe(city_id),
      ...phoneShape,
      image_url: string().nullable(),
    })
    .transform(withStoredPhone);
type ProfileSchema = ReturnType<typeof profileSchema>;
/** react-hook-form's form of a profile. */
export type ProfileFormState = UseFormReturn<input<ProfileSchema>, unknown, output<ProfileSchema>>;

/** The current profile as form values, in the order of the fields; a user who signed up through a provider has no number yet. */
export function profileValues(user: LoggedUser): input<ProfileSchema> {
  return {
    image_id: user.image?.id ?? null,
    image_url: user.image?.url ?? null,
    name: user.name ?? '',
    birth_year: user.birth_year === null ? '' : String(user.birth_year),
    city_id: user.city === null ? '' : String(user.city.id),
    ...(user.phone_number === '' ? emptyPhone : phoneFields(user)),
  };
}

/** The request body: an absent picture keeps the old one, null removes it. */
export function profileBody(values: output<ProfileSchema>, user: LoggedUser): ProfileBody {
  const { image_url: _shown, image_id, ...body } = values;
  return image_id === (user.image?.id ?? null) ? body : { ...body, image_id };
}
