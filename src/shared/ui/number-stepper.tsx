import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import { control } from './field.css.ts';
import { IconButton } from './icon-button.tsx';
import * as css from './number-stepper.css.ts';
import { type TypedFieldProps, useTypedValue, type ValueKind } from './use-typed-value.ts';

export interface NumberStepperProps extends TypedFieldProps<number> {
  /** Whole numbers, both included. */
  min: number;
  max: number;
  step?: number;
}

/** Arrows are one step, pages ten of them, Home and End the ends (ARIA practice for spin buttons). */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
  ['Home', -Infinity],
  ['End', Infinity],
]);

/**
 * A whole number, typed or counted by − and +. Takes the props of react-hook-form's `register`, which then holds a number,
 * or the typed text as long as it is none that may be chosen. The page's row names the dictionary `fields`.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { id, name, label, hint, optional, disabled, required, min, max, step = 1 } = props;
  const t = useT('fields');
  const kind: ValueKind<number> = {
    isValue: (held): held is number => typeof held === 'number',
    parse: (text) => (/^\s*[-−]?\d{1,15}\s*$/.test(text) ? Number(text.replace('−', '-')) : null),
    format: String,
    spell: String,
    refusal: (value) => (value < min || value > max ? t('number.range', { min, max }) : undefined),
    notOne: t('number.range', { min, max }),
  };
  const { value, choose, error, input } = useTypedValue(props, kind);
  const current = value ?? kind.parse(input.value);
  const by = (steps: number) => {
    // an empty field begins at the least, unless End asks for the most
    const next = current === null && steps !== Infinity ? min : (current ?? 0) + steps * step;
    choose(Math.min(max, Math.max(min, next)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    input.onKeyDown(event);
    const steps = STEPS.get(event.key);
    if (steps === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    by(steps);
  };
  const button = { tabIndex: -1, disabled }; // the keys do the same
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div className={css.stepper}>
          <IconButton
            {...button}
            aria-label={t('number.less', { field: label })}
            aria-disabled={(current !== null && current <= min) || undefined}
            onClick={() => by(-1)}
          >
            <Minus size={20} />
          </IconButton>
          <input
            type="text"
            role="spinbutton"
            inputMode={min < 0 ? 'text' : 'numeric'}
            autoComplete="off"
            name={name}
            className={cx(control, css.number)}
            disabled={disabled}
            aria-required={required || undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={current ?? undefined}
            {...attributes}
            {...input}
            onKeyDown={onKeyDown}
          />
          <IconButton
            {...button}
            aria-label={t('number.more', { field: label })}
            aria-disabled={(current !== null && current >= max) || undefined}
            onClick={() => by(1)}
          >
            <Plus size={20} />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
