import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as css from './choice-row.css.ts';
import { ListRow } from './list-row.tsx';
import { Popover } from './popover.tsx';

export interface Choice<T extends string> {
  value: T;
  label: string;
  /** BCP 47, of a label in another language than the page's. */
  lang?: string;
}

export interface ChoiceRowProps<T extends string> {
  icon?: ReactNode;
  /** What is chosen, e.g. "Language". */
  title: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A line of `ListRows` that shows the present choice and opens the others, as native radios; a choice is effective at once. */
export function ChoiceRow<T extends string>({ icon, title, choices, value, onChange }: ChoiceRowProps<T>) {
  const name = useId();
  return (
    <Popover
      title={title}
      renderButton={({ onClick, ...button }) => (
        <ListRow
          icon={icon}
          title={title}
          value={choices.find((choice) => choice.value === value)?.label}
          onClick={onClick}
          button={button}
        />
      )}
    >
      {(close) => (
        <div role="radiogroup" aria-label={title}>
          {choices.map(({ value: own, label, lang }) => (
            <label key={own} className={css.choice} lang={lang}>
              <input
                type="radio"
                className={css.radio}
                name={name}
                checked={own === value}
                data-autofocus={own === value || undefined}
                onChange={() => onChange(own)}
                // an arrow key chooses as well, and has no position: the panel stays for the next one
                onClick={({ detail }) => detail > 0 && close()}
              />
              {label}
              {own === value && <Check className={css.mark} size={20} />}
            </label>
          ))}
        </div>
      )}
    </Popover>
  );
}
