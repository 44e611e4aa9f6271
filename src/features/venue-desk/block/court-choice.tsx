import type { CourtRef, Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import * as css from './block.css.ts';

interface CourtChoiceProps {
  /** Of the form's field; the first court takes the focus. */
  id: string;
  error: string | undefined;
  courts: readonly CourtRef[];
  chosen: readonly Id[];
  onChoose: (ids: Id[]) => void;
}

/** Any number of courts, or all at once. */
export function CourtChoice({ id, error, courts, chosen, onChoose }: CourtChoiceProps) {
  const t = useT('desk');
  const isAll = courts.every((court) => chosen.includes(court.id));
  const errorId = `${id}-error`;
  return (
    <fieldset className={css.group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={css.legend}>{t('block.courts')}</legend>
      {courts.length > 1 && (
        <Checkbox
          label={t('block.allCourts')}
          checked={isAll}
          onChange={() => onChoose(isAll ? [] : courts.map((court) => court.id))}
        />
      )}
      {courts.map((court, index) => (
        <Checkbox
          key={court.id}
          {...(index === 0 && { id })}
          label={court.name}
          checked={chosen.includes(court.id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, court.id] : chosen.filter((other) => other !== court.id))
          }
        />
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
