import { useI18n, useLanguage } from '../../shared/i18n/i18n-react.tsx';
import { LANGUAGES, LOCALES, documentLanguage, localeCookie, type Language } from '../../shared/i18n/locale.ts';
import * as css from './switch-language.css.ts';

/** The other language, by its own name; the choice is kept for 365 days (I18N-04). */
export function SwitchLanguage() {
  const i18n = useI18n();
  const language = useLanguage();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;

  const choose = async (next: Language) => {
    await i18n.changeLanguage(next);
    documentLanguage(next, document.documentElement);
    document.cookie = localeCookie(next, location.protocol === 'https:');
  };
  return (
    <button type="button" className={css.button} lang={LOCALES[other]} onClick={() => void choose(other)}>
      {NAMES[other]}
    </button>
  );
}

/** A language is named in itself, whatever the page speaks. */
const NAMES: Record<Language, string> = { en: 'English', sq: 'Shqip' };
