import { browserStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** `system` follows the device's preference. */
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** The theme chosen on this device. */
export function currentTheme(): Theme {
  const kept = browserStorage.read(storageKeys.theme);
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Puts the kept theme on the document; called before the first paint. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Keeps and applies a theme. */
export function chooseTheme(theme: Theme): void {
  browserStorage.write(storageKeys.theme, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
