import { Moon, Sun, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { THEMES, chooseTheme, currentTheme, subscribeTheme, type Theme } from '../../shared/platform/theme.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';

const icons = { system: SunMoon, light: Sun, dark: Moon } as const;

/** Button that goes through system, light and dark; its name says which one is active. */
export function SwitchTheme() {
  const t = useT();
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, unknownTheme);
  const Icon = icons[theme];
  return (
    <IconButton aria-label={`${t('theme.label')}: ${t(`theme.${theme}`)}`} onClick={() => chooseTheme(after(theme))}>
      <Icon size={22} />
    </IconButton>
  );
}

/** What is rendered at build time knows no device. */
const unknownTheme = (): Theme => 'system';

const after = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
