import { SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { THEMES, chooseTheme, currentTheme, subscribeTheme } from '../../shared/platform/theme.ts';
import { ChoiceRow } from '../../shared/ui/choice-row.tsx';

/** The theme as a line of the account's settings. */
export function ThemeRow() {
  const t = useT();
  const theme = useSyncExternalStore(subscribeTheme, currentTheme);
  return (
    <ChoiceRow
      icon={<SunMoon size={22} />}
      title={t('theme.label')}
      choices={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
