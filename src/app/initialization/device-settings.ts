import { valueOf } from '../../models/own-settings/own-settings.ts';
import type { Setting } from '../../shared/api/generated/model';
import type { I18n } from '../../shared/i18n/i18n.ts';
import { documentLanguage, LANGUAGES, localeCookie, type Language } from '../../shared/i18n/locale.ts';
import { chooseTheme, currentTheme, subscribeTheme, THEMES } from '../../shared/platform/theme.ts';

/** Stores the language on this device, for the next start. */
export interface KeptLanguage {
  keep: (language: Language) => void;
}

/** In the locale cookie, for 365 days (I18N-04). */
export const cookieLanguage: KeptLanguage = {
  keep: (language) => {
    documentLanguage(language, document.documentElement);
    document.cookie = localeCookie(language, location.protocol === 'https:');
  },
};

/** A setting of the account that is the device's, too: it acts there, and is chosen on any page. */
export interface DeviceSetting {
  readonly key: 'language' | 'theme';
  /** When the app was started. */
  readonly startedWith: string;
  readonly read: () => string;
  /** Takes over a value; one that this version does not know changes nothing. */
  readonly apply: (value: unknown) => Promise<void>;
  /** The account has no value: the present one is kept for the next start, which then need not ask the account. */
  readonly keepPresent?: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Language and theme. */
export const deviceSettings = (i18n: I18n, { keep }: KeptLanguage): readonly DeviceSetting[] => [
  {
    key: 'language',
    startedWith: i18n.startedIn,
    read: () => i18n.language,
    apply: async (value) => {
      const known = LANGUAGES.find((language) => language === value);
      if (known === undefined) return;
      if (known !== i18n.language) await i18n.changeLanguage(known);
      keep(known); // the same one too: the next start need not ask the account
    },
    keepPresent: () => keep(i18n.language),
    subscribe: (listener) => i18n.subscribe(listener),
  },
  {
    key: 'theme',
    startedWith: currentTheme(),
    read: currentTheme,
    apply: async (value) => {
      const known = THEMES.find((theme) => theme === value);
      // also if it is the kept one: another tab may have chosen it, and this one does not show it yet
      if (known !== undefined) chooseTheme(known);
    },
    subscribe: subscribeTheme,
  },
];

/** What the account says of it; null: its user has not chosen yet (ledger C-63). */
export const accountValue = (settings: readonly Setting[], { key }: Pick<DeviceSetting, 'key'>) =>
  valueOf(settings, key);
