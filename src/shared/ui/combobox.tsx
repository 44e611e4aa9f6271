import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { debounce, type Debounced } from '../platform/debounce.ts';
import * as css from './combobox.css.ts';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import { box, control } from './field.css.ts';
import { IconButton } from './icon-button.tsx';
import { Avatar } from './monogram.tsx';
import { FailureLine, type ViewedQuery } from './query-view.tsx';
import { Spinner } from './spinner.tsx';
import { visuallyHidden } from './visually-hidden.css.ts';

const SEARCH_AFTER_MS = 250;

export interface ComboboxOption {
  id: number;
  name: string;
  /** A second, quiet line. */
  meta?: string;
  /** The uploaded picture; initials without one. */
  image?: string | null;
}

export interface ComboboxProps extends FieldTexts {
  id?: string;
  label: string;
  placeholder?: string;
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** What was typed, 250 ms after the last key: the page asks the server for it. Must be stable. */
  onSearch: (text: string) => void;
  /** The answer to the last search. */
  results: ViewedQuery<readonly ComboboxOption[]>;
  /** While too little is typed to search for: what to type, in place of results. */
  tooLittle?: string | undefined;
  /** One choice after the other: each is handed over, and the field is empty again. `value` stays null. */
  many?: boolean;
}

/**
 * A field that searches the server while one types, and takes one of the results: keys by the ARIA practices (combobox with
 * a list). What was typed and not chosen stays. The page's row names the dictionary `fields`.
 */
export function Combobox({
  id,
  label,
  hint,
  error,
  optional,
  placeholder,
  value,
  onChange,
  onSearch,
  results,
  tooLittle,
  many = false,
}: ComboboxProps) {
  const t = useT('fields');
  const listId = useId();
  const [text, setText] = useState(value?.name ?? '');
  const [isOpen, setIsOpen] = useState(false);
  /** By id: the results may change under it, and another option in its place was never announced. */
  const [activeId, setActiveId] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<Debounced<string>>(null);

  const options = results.data ?? [];
  const active = options.findIndex((option) => option.id === activeId);
  const optionId = (option: number) => `${listId}-${option}`;
  const type = (typed: string) => {
    setText(typed);
    setActiveId(null);
    setIsOpen(typed.trim() !== '');
    if (value) onChange(null);
    waiting.current ??= debounce(SEARCH_AFTER_MS, onSearch);
    waiting.current.call(typed.trim());
  };
  const choose = (option: ComboboxOption) => {
    setText(many ? '' : option.name);
    setIsOpen(false);
    setActiveId(null);
    onChange(option);
  };
  const move = (by: 1 | -1) => {
    if (!isOpen) setIsOpen(text.trim() !== '');
    // past either end to no option, as the practices have it for fields that are typed in
    const next = active + by;
    setActiveId(options.at(next < -1 ? -1 : next === -1 ? options.length : next)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else if (event.key === 'Escape' && text !== '') type('');
    else return;
    event.preventDefault();
    event.stopPropagation(); // a dialog around the field must not close
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div
          className={css.place}
          // "Try again" and the cross belong to the field
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
          }}
        >
          <div className={box}>
            <input
              {...attributes}
              ref={input}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              className={cx(control, css.control)}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen && active >= 0 && activeId !== null ? optionId(activeId) : undefined}
              value={text}
              onChange={({ target }) => type(target.value)}
              onKeyDown={onKeyDown}
            />
            {isOpen && results.isFetching && <Spinner />}
            {text !== '' && (
              <IconButton
                aria-label={t('search.clear', { field: label })}
                onClick={() => {
                  type('');
                  input.current?.focus();
                }}
              >
                <X size={18} />
              </IconButton>
            )}
          </div>
          <p role="status" className={visuallyHidden}>
            {isOpen && results.data && !results.isFetching && t('search.count', { count: options.length })}
          </p>
          <div
            hidden={!isOpen}
            className={css.list}
            // the field keeps the focus: leaving it closes the list
            onPointerDown={(event) => event.preventDefault()}
          >
            {results.error && (
              <FailureLine
                message={results.error.message}
                onRetry={() => void results.refetch()}
                retrying={results.isFetching}
              />
            )}
            {results.data?.length === 0 && <p className={css.note}>{t('search.none', { text: text.trim() })}</p>}
            {!results.data && !results.error && <p className={css.note}>{tooLittle ?? t('common:states.loading')}</p>}
            <div id={listId} role="listbox" aria-label={label}>
              {options.map((option) => (
                // keys are handled by the field, which names the active option
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option.id}
                  id={optionId(option.id)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === value?.id}
                  data-active={option.id === activeId || undefined}
                  className={css.option}
                  ref={option.id === activeId ? scrollIntoList : undefined}
                  onClick={() => choose(option)}
                >
                  <Avatar id={option.id} name={option.name} image={option.image} size={36} />
                  <span className={css.texts}>
                    <span className={css.name}>{option.name}</span>
                    {option.meta && <span className={css.meta}>{option.meta}</span>}
                  </span>
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}

const scrollIntoList = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
