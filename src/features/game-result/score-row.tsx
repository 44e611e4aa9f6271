import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { box, control } from '../../shared/ui/field.css.ts';
import { FieldError } from '../../shared/ui/field.tsx';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './game-result.css.ts';

type ScoreField = UseFormRegisterReturn & { id: string; error: string | undefined };

interface ScoreRowProps {
  /** "Set 2", "Goals". */
  label: string;
  /** What the two sides are called. */
  sides: readonly [home: string, away: string];
  fields: readonly [home: ScoreField, away: ScoreField];
}

/** Two numbers that belong together, with one message below them. */
export function ScoreRow({ label, sides, fields }: ScoreRowProps) {
  const t = useT('games');
  const error = fields[0].error ?? fields[1].error;
  const errorId = `${fields[0].id}-error`;
  return (
    <div className={css.row} role="group" aria-label={label}>
      <span className={css.rowLabel}>{label}</span>
      {fields.map(({ error: own, ...field }, index) => (
        <div key={field.name} className={cx(box, css.box)}>
          <input
            {...field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className={cx(control, css.input)}
            aria-label={t('enter.cell', { row: label, side: sides[index] ?? '' })}
            aria-invalid={own !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
          />
        </div>
      ))}
      {error !== undefined && (
        <div className={css.rowError}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
