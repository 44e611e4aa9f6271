import { type ComponentPropsWithRef, useId } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { describe, FieldError } from '../../shared/ui/field.tsx';
import { box, control } from '../../shared/ui/field.css.ts';
import { NOTICE_WAYS } from './notices-schema.ts';
import * as css from './settings.css.ts';

interface NoticeChoiceProps extends ComponentPropsWithRef<'select'> {
  label: string;
  error?: string | undefined;
}

/** One type of notification, and where one is told of it. Takes the props of a form's field. */
export function NoticeChoice({ label, error, ...rest }: NoticeChoiceProps) {
  const t = useT('settings');
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={css.switchRow}>
      <div className={css.choice}>
        <label className={css.choiceLabel} htmlFor={id}>
          {label}
        </label>
        <div className={cx(box, css.choiceBox)}>
          <select {...rest} {...describe(id, { error })} className={control}>
            {NOTICE_WAYS.map((way) => (
              <option key={way} value={way}>
                {t(`notices.ways.${way}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
