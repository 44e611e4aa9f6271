import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { kinds, type RunBy } from './people-of.ts';
import * as css from './users.css.ts';
import { mayOf } from './wordings.ts';

interface RoleChoiceProps {
  type: RunBy['type'];
  /** `field('role')` of the form. */
  field: UseFormRegisterReturn & { id: string; error: string | undefined };
  /** The dialog's title says it already: only screen readers are told what the choices are. */
  isTitled?: boolean;
}

/** The roles of a venue or an organization as native radios, each with what it allows (design §3). One is always chosen: there is no error. */
export function RoleChoice({ type, field: { id, name, ref, onChange, onBlur }, isTitled = false }: RoleChoiceProps) {
  const t = useT('admins');
  return (
    <fieldset className={css.roles}>
      <legend className={isTitled ? visuallyHidden : css.legend}>{t('role')}</legend>
      {kinds[type].roles.map((role) => (
        <label key={role} className={css.role}>
          <input
            name={name}
            ref={ref}
            onChange={(event) => void onChange(event)}
            onBlur={(event) => void onBlur(event)}
            id={`${id}-${role}`}
            type="radio"
            value={role}
            className={css.radio}
          />
          <span className={css.roleName}>{t(`roles.${role}`)}</span>
          <span className={css.may}>{t(mayOf(type, role))}</span>
        </label>
      ))}
    </fieldset>
  );
}
