import type { useApiForm } from '../../entities/form/use-api-form.ts';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { CityField } from '../../entities/venue/city-field.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { newVenueSchema } from './venue-schema.ts';

/** The form of a venue, new or not: what the fields below need of it. */
export type VenueForm = Pick<ReturnType<typeof useApiForm<typeof newVenueSchema, unknown>>, 'field' | 'set' | 'id'>;

/** Longest name and address; a test holds them against the contract. */
const NAME_MAX = 100;
const ADDRESS_MAX = 200;

/** What it is called, and the number to ring. */
export function NameAndPhone({ form: { field } }: { form: VenueForm }) {
  const t = useT('listing');
  return (
    <>
      <TextField label={t('name')} autoComplete="organization" maxLength={NAME_MAX} {...field('name')} />
      <PhoneFields field={field} />
    </>
  );
}

/** City and address. */
export function AddressFields({ form }: { form: VenueForm }) {
  const t = useT('listing');
  return (
    <>
      <CityField label={t('city')} {...form.field('city_id')} />
      <TextField
        label={t('address')}
        autoComplete="street-address"
        maxLength={ADDRESS_MAX}
        {...form.field('address')}
      />
    </>
  );
}
