import { setStatusBarColor, type StatusBarPainter } from '../../shared/platform/status-bar.ts';
import { currentTheme, subscribeTheme } from '../../shared/platform/theme.ts';

/** A browser draws the bar as a part of itself, hence in the brand's colour; the same as in index.html. */
export const BROWSER_BAR = { light: '#4527A0', dark: '#14101F' } as const;
/** The page's own ground: from Android 16 on the bar lies over the page whatever it is told, and its text must be legible there too. */
export const NATIVE_BAR = { light: '#F7F5FB', dark: '#14101F' } as const;

/** The status bar follows the chosen theme, or the system's. Returns a function that stops it. */
export function followTheme(colors: Readonly<Record<'light' | 'dark', string>>, paint?: StatusBarPainter): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    const theme = currentTheme();
    setStatusBarColor(colors[theme === 'system' ? (system.matches ? 'dark' : 'light') : theme], paint);
  };
  update();
  const stop = subscribeTheme(update);
  system.addEventListener('change', update);
  return () => {
    stop();
    system.removeEventListener('change', update);
  };
}
