import '../../shared/lib/zod-setup.ts';
import { useForm } from 'react-hook-form';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import type { LoggedUser, SaveProfileBody as ProfileBody } from '../../shared/api/generated/model';
import {
  SaveProfileBody,
  saveProfileBodyBirthYearMin,
  saveProfileBodyNameMax,
} from '../../shared/api/generated/zod/schemas/saveProfileBody.zod.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { noPhone, PHONE_FIELDS, phoneRules } from '../../entities/person/phone.form.ts';
import { toPhone } from '../../entities/person/phone-number.ts';
import { resolverOf, type Problem, type Rules } from '../../entities/person/problems.ts';

export const PROFILE_FIELDS = ['name', 'birth_year', 'city_id', ...PHONE_FIELDS] as const;
export const EARLIEST_YEAR = saveProfileBodyBirthYearMin;
export const NAME_MAX = saveProfileBodyNameMax;

/** Choices of a list are text. */
export interface ProfileValues extends PhoneNumber {
  name: string;
  birth_year: string;
  city_id: string;
  /** The picture: null for none. */
  image_id: number | null;
  image_url: string | null;
}

/** This year, where sport is played. */
export const thisYear = (): number => Number(tiraneDate(now()).slice(0, 4));

/** Source: specification §5, AUTH-17 … AUTH-24. */
export const profileRules = {
  name: (value) => {
    if (SaveProfileBody.shape.name.safeParse(value).success) return null;
    return value.trim() === '' ? 'validation:name.required' : `validation:maxLength ${NAME_MAX}`;
  },
  birth_year: (value) => yearProblem(value, thisYear()),
  city_id: (value) =>
    SaveProfileBody.shape.city_id.safeParse(Number(value)).success ? null : 'validation:city.required',
  ...phoneRules,
} satisfies Rules<ProfileValues>;

/** A year in which somebody alive now can have been born. */
export function yearProblem(value: string, latest: number): Problem | null {
  if (value.trim() === '') return 'validation:birthYear.required';
  if (!/^\d{1,4}$/.test(value.trim())) return 'validation:birthYear.invalid';
  const year = Number(value);
  if (year < EARLIEST_YEAR) return `validation:birthYear.tooEarly ${EARLIEST_YEAR}`;
  return year > latest ? `validation:birthYear.tooLate ${latest}` : null;
}

/** The profile as it is; who came from a provider has no number yet. */
export function profileValues(user: LoggedUser): ProfileValues {
  return {
    name: user.name ?? '',
    birth_year: user.birth_year === null ? '' : String(user.birth_year),
    city_id: user.city === null ? '' : String(user.city.id),
    image_id: user.image?.id ?? null,
    image_url: user.image?.url ?? null,
    ...(user.phone_number === '' ? noPhone : { phone_prefix: user.phone_prefix, phone_number: user.phone_number }),
  };
}

/** An absent picture leaves the old one, null takes it away. */
export function profileBody(
  { name, birth_year, city_id, image_id, phone_prefix, phone_number }: ProfileValues,
  user: LoggedUser,
): ProfileBody {
  const picture = image_id === (user.image?.id ?? null) ? {} : { image_id };
  return {
    name: name.trim(),
    birth_year: Number(birth_year),
    city_id: Number(city_id),
    ...picture,
    ...toPhone({ phone_prefix, phone_number }),
  };
}

export const useProfileForm = (user: LoggedUser) =>
  useForm<ProfileValues>({ resolver: resolverOf<ProfileValues>(profileRules), defaultValues: profileValues(user) });
