import type { UseFormRegisterReturn } from 'react-hook-form';
import { CityField } from '../../entities/venue/city-field.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { NAME_MAX } from './organization-schema.ts';

interface OrganizationFieldsProps {
  /** `field` of the form. */
  field: (
    name: 'name' | 'city_id' | 'description',
  ) => UseFormRegisterReturn & { id: string; error: string | undefined };
}

/** What an organization is called, where it is at home, and what it says about itself. */
export function OrganizationFields({ field }: OrganizationFieldsProps) {
  const t = useT('organizing');
  return (
    <>
      <TextField label={t('name')} autoComplete="organization" maxLength={NAME_MAX} {...field('name')} />
      <CityField label={t('city')} {...field('city_id')} />
      <TextAreaField label={t('description')} hint={t('descriptionHint')} optional rows={5} {...field('description')} />
    </>
  );
}
