import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { PHONE_PREFIXES } from '../../shared/lib/phone-prefixes.ts';
import { cx } from '../../shared/ui/cx.ts';
import * as fieldCss from '../../shared/ui/field.css.ts';
import { FieldError, describe } from '../../shared/ui/field.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import * as css from './phone-fields.css.ts';

interface PhoneFieldsProps {
  /** `field` of the form. */
  field: (name: 'phone_prefix' | 'phone_number') => UseFormRegisterReturn & { id: string; error: string | undefined };
}

/** Country prefix and number, two controls in one frame: the same in every form that asks for a phone number. */
export function PhoneFields({ field }: PhoneFieldsProps) {
  const t = useT('auth');
  const { error: prefixError, ...prefix } = field('phone_prefix');
  const { error: numberError, ...number } = field('phone_number');
  return (
    <div className={fieldCss.field}>
      <label className={visuallyHidden} htmlFor={prefix.id}>
        {t('common:fields.phonePrefix')}
      </label>
      <label className={fieldCss.label} htmlFor={number.id}>
        {t('common:fields.phoneNumber')}
      </label>
      <div className={cx(fieldCss.box, css.frame)}>
        <span className={css.prefix}>
          <select
            {...prefix}
            {...describe(prefix.id, { error: prefixError })}
            className={cx(fieldCss.control, css.select)}
            autoComplete="tel-country-code"
          >
            <option value="">{t('common:fields.choose')}</option>
            {PHONE_PREFIXES.map(({ country, prefix: digits }) => (
              <option key={digits} value={digits}>
                {`${digits} ${t(`countries.${country}`)}`}
              </option>
            ))}
          </select>
        </span>
        <input
          {...number}
          {...describe(number.id, { error: numberError })}
          className={cx(fieldCss.control, css.number)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      {prefixError !== undefined && <FieldError id={`${prefix.id}-error`}>{prefixError}</FieldError>}
      {numberError !== undefined && <FieldError id={`${number.id}-error`}>{numberError}</FieldError>}
    </div>
  );
}
