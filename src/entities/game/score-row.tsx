import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { box, control } from '../../shared/ui/field.css.ts';
import { FieldError } from '../../shared/ui/field.tsx';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './score-row.css.ts';

export type ScoreField = UseFormRegisterReturn & { id: string; error: string | undefined };

interface ScoreRowProps {
  /** "Set 2", "Goals". */
  label: string;
  /** What the two sides are called. */
  sides: readonly [home: string, away: string];
  fields: readonly [home: ScoreField, away: ScoreField];
}

/** Two numbers that belong together, with one message below them. */
export function ScoreRow({ label, sides, fields }: ScoreRowProps) {
  return (
    <div className={css.row} role="group" aria-label={label}>
      <span className={css.rowLabel}>{label}</span>
      <ScoreInputs {...{ label, sides, fields }} />
      <ScoreError fields={fields} className={css.rowError} />
    </div>
  );
}

/** The two inputs alone; whoever draws them otherwise than in a row adds `ScoreError`. */
export function ScoreInputs({ label, sides, fields }: ScoreRowProps) {
  const t = useT('games');
  const hasError = fields.some(({ error }) => error !== undefined);
  return fields.map(({ error: own, ...field }, index) => (
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
        aria-describedby={hasError ? errorId(fields) : undefined}
      />
    </div>
  ));
}

const errorId = ([home]: ScoreRowProps['fields']): string => `${home.id}-error`;

/** What is wrong with two numbers; nothing while nothing is. */
export function ScoreError({ fields, className }: Pick<ScoreRowProps, 'fields'> & { className: string }) {
  const error = fields[0].error ?? fields[1].error;
  if (error === undefined) return null;
  return (
    <div className={className}>
      <FieldError id={errorId(fields)}>{error}</FieldError>
    </div>
  );
}
