import type { Dictionary, Namespace, Texts } from './dictionary.types.ts';
import type { LanguageFormat } from './formats/format.types.ts';
import type { Language } from './locale.ts';

type Sources = { [N in Namespace]: () => Promise<Dictionary<Texts[N]>> };

/** One chunk per language and namespace: a visitor downloads the texts of their language and of their pages only. */
const sources: Record<Language, Sources> = {
  en: {
    auth: async () => (await import('./locales/en/auth.ts')).auth,
    bookings: async () => (await import('./locales/en/bookings.ts')).bookings,
    common: async () => (await import('./languages/en.ts')).common,
    home: async () => (await import('./locales/en/home.ts')).home,
    notifications: async () => (await import('./locales/en/notifications.ts')).notifications,
    validation: async () => (await import('./locales/en/validation.ts')).validation,
    venue: async () => (await import('./locales/en/venue.ts')).venue,
    venues: async () => (await import('./locales/en/venues.ts')).venues,
  },
  sq: {
    auth: async () => (await import('./locales/sq/auth.ts')).auth,
    bookings: async () => (await import('./locales/sq/bookings.ts')).bookings,
    common: async () => (await import('./languages/sq.ts')).common,
    home: async () => (await import('./locales/sq/home.ts')).home,
    notifications: async () => (await import('./locales/sq/notifications.ts')).notifications,
    validation: async () => (await import('./locales/sq/validation.ts')).validation,
    venue: async () => (await import('./locales/sq/venue.ts')).venue,
    venues: async () => (await import('./locales/sq/venues.ts')).venues,
  },
};

export const NAMESPACES: readonly Namespace[] = [
  'auth',
  'bookings',
  'common',
  'home',
  'notifications',
  'validation',
  'venue',
  'venues',
];

export function loadDictionary(language: Language, namespace: Namespace): Promise<Dictionary<Texts[Namespace]>> {
  return sources[language][namespace]();
}

/** How a language writes dates and numbers; it comes in one file with its `common`. */
export async function loadFormat(language: Language): Promise<LanguageFormat> {
  const { format } = await (language === 'sq' ? import('./languages/sq.ts') : import('./languages/en.ts'));
  return format;
}
