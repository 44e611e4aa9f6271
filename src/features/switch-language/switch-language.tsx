import { useI18n, useLanguage } from '../../shared/i18n/i18n-react.tsx';
import { LANGUAGES, LOCALES, documentLanguage, localeCookie, type Language } from '../../shared/i18n/locale.ts';
import * as css from './switch-language.css.ts';

/** Each language is named in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', sq: 'Shqip' };

/** Changes every text at once; the choice is kept for 365 days (I18N-04). */
export function useChooseLanguage(): (next: Language) => Promise<void> {
  const i18n = useI18n();
  return async (next) => {
    await i18n.changeLanguage(next);
    documentLanguage(next, document.documentElement);
    document.cookie = localeCookie(next, location.protocol === 'https:');
  };
}

/** Button that switches to the other language. */
export function SwitchLanguage() {
  const language = useLanguage();
  const choose = useChooseLanguage();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  return (
    <button type="button" className={css.button} lang={LOCALES[other]} onClick={() => void choose(other)}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
}
