import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { PHONE_FIELDS } from './phone.form.ts';
import { PHONE_PREFIXES } from './phone-prefixes.ts';

interface PhoneFieldsProps {
  /** Of the form; the fields' own are made of it. */
  id: string;
  text: (field: (typeof PHONE_FIELDS)[number]) => string | undefined;
  prefix: UseFormRegisterReturn;
  number: UseFormRegisterReturn;
}

/** Country prefix and number, as every form of signing in asks for them. */
export function PhoneFields({ id, text, prefix, number }: PhoneFieldsProps) {
  const t = useT('auth');
  return (
    <>
      <SelectField
        id={`${id}-phone_prefix`}
        label={t('common:fields.phonePrefix')}
        placeholder={t('common:fields.choose')}
        options={PHONE_PREFIXES.map((one) => ({
          value: one.prefix,
          label: `${one.prefix} ${t(`countries.${one.country}`)}`,
        }))}
        autoComplete="tel-country-code"
        error={text('phone_prefix')}
        {...prefix}
      />
      <TextField
        id={`${id}-phone_number`}
        label={t('common:fields.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={text('phone_number')}
        {...number}
      />
    </>
  );
}
