import type { UseFormRegisterReturn } from 'react-hook-form';
import { VenueRole } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import * as css from './users.css.ts';

/** The roles of a venue as native radios, each with what it allows (design §3). Takes what `field` of the form gives. */
export function RoleChoice({
  id,
  error: _,
  ...field
}: UseFormRegisterReturn & { id: string; error?: string | undefined }) {
  const t = useT('venueUsers');
  return (
    <fieldset className={css.roles}>
      <legend className={css.legend}>{t('role')}</legend>
      {Object.values(VenueRole).map((role) => (
        <label key={role} className={css.role}>
          <input {...field} id={`${id}-${role}`} type="radio" value={role} className={css.radio} />
          <span className={css.roleTexts}>
            <span className={css.roleName}>{t(`roles.${role}`)}</span>
            <span className={css.may}>{t(`may.${role}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
