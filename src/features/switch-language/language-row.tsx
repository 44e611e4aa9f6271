import { Languages } from 'lucide-react';
import { useLanguage, useT } from '../../shared/i18n/i18n-react.tsx';
import { LANGUAGES, LOCALES } from '../../shared/i18n/locale.ts';
import { ChoiceRow } from '../../shared/ui/choice-row.tsx';
import { LANGUAGE_NAMES, useChooseLanguage } from './switch-language.tsx';

const choices = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: LOCALES[value] }));

/** The language as a line of the account's settings (I18N-04). */
export function LanguageRow() {
  const t = useT('auth');
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <ChoiceRow
      icon={<Languages size={22} />}
      title={t('account.language')}
      choices={choices}
      value={language}
      onChange={(next) => void choose(next)}
    />
  );
}
