import { Search } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { debounce, type Debounced } from '../platform/debounce.ts';
import { adornment, box, control } from './field.css.ts';

const PAUSE = 300;

export interface SearchBoxProps {
  /** What is looked for. */
  label: string;
  placeholder: string;
  keywords: string | undefined;
  /** Writes what is typed into the URL. */
  change: (change: { keywords: string | undefined }, how: { replace: true }) => Promise<void>;
  className?: string;
}

/**
 * Words of a name or a place; they reach the URL after a pause, on Enter, or when the field is left. What is typed is
 * shown while it is being typed; once the field is left, the URL alone says what stands in it.
 */
export function SearchBox({ label, placeholder, keywords, change, className }: SearchBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<Debounced<HTMLFormElement | null>>(null);
  const underway = useRef<Promise<void>>(Promise.resolve());
  const value = typed ?? keywords ?? '';

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    // a submit, because its handler is the latest one and knows what else was chosen meanwhile
    waiting.current ??= debounce(PAUSE, (form) => form?.requestSubmit());
    waiting.current.call(target.form);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== (keywords ?? ''))
      underway.current = change({ keywords: value.trim() || undefined }, { replace: true });
  };
  const leave = () => {
    waiting.current?.flush();
    void underway.current.then(() => setTyped(null));
  };

  return (
    <search className={className}>
      <form onSubmit={submit}>
        <div className={box}>
          <span className={adornment}>
            <Search size={20} aria-hidden />
          </span>
          <input
            type="search"
            name="keywords"
            aria-label={label}
            className={control}
            value={value}
            onChange={type}
            onBlur={leave}
            placeholder={placeholder}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      </form>
    </search>
  );
}
