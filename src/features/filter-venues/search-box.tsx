import { Search } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { debounce, type Debounced } from '../../shared/platform/debounce.ts';
import { adornment, box, control } from '../../shared/ui/field.css.ts';
import type { ChangeFilters } from './use-venue-search.ts';

const PAUSE = 300;

interface SearchBoxProps {
  keywords: string | undefined;
  change: ChangeFilters;
  className?: string;
}

/**
 * Words of a name or a place; they reach the URL after a pause, on Enter, or when the field is left. What is typed is
 * shown while it is being typed; once the field is left, the URL alone says what stands in it.
 */
export function SearchBox({ keywords, change, className }: SearchBoxProps) {
  const t = useT('venues');
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
            aria-label={t('searchLabel')}
            className={control}
            value={value}
            onChange={type}
            onBlur={leave}
            placeholder={t('searchPlaceholder')}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      </form>
    </search>
  );
}
