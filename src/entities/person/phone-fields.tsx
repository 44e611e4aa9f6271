import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { PHONE_PREFIXES } from './phone.ts';

interface PhoneFieldsProps {
  /** `field` of the form. */
  field: (name: 'phone_prefix' | 'phone_number') => UseFormRegisterReturn & { id: string; error: string | undefined };
}

/** Country prefix and number, the same in every form that asks for a phone number. */
export function PhoneFields({ field }: PhoneFieldsProps) {
  const t = useT('auth');
  return (
    <>
      <SelectField
        label={t('common:fields.phonePrefix')}
        placeholder={t('common:fields.choose')}
        options={PHONE_PREFIXES.map(({ country, prefix }) => ({
          value: prefix,
          label: `${prefix} ${t(`countries.${country}`)}`,
        }))}
        autoComplete="tel-country-code"
        {...field('phone_prefix')}
      />
      <TextField
        label={t('common:fields.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('phone_number')}
      />
    </>
  );
}
