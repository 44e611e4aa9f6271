import { Search } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { ChangeFilters } from './use-venue-filters.ts';
import { useTyped } from './use-typed.ts';

/** Words of a name or a place; they reach the URL after a pause, on Enter, or when the field is left. */
export function SearchBox({ keywords, change }: { keywords: string | undefined; change: ChangeFilters }) {
  const t = useT('venues');
  const { flush, ...field } = useTyped(keywords ?? '', (text) => change({ keywords: text.trim() || undefined }, { replace: true }));
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}
      >
        <TextField
          {...field}
          label={t('searchLabel')}
          type="search"
          name="keywords"
          placeholder={t('searchPlaceholder')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          start={<Search size={20} aria-hidden />}
        />
      </form>
    </search>
  );
}
