/**
 * The only script that the front page waits for: in whose language it is painted, in which theme, and that whoever is signed in does not see
 * it, since their first page is another one (decision 078). A file of its own, because the policy allows nothing inline.
 */
import { DEFAULT_LANGUAGE, documentLanguage, readLocaleCookie, type Language } from '../../shared/i18n/locale.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { applyTheme } from '../../shared/platform/theme.ts';

declare const __FRONT_TITLES__: Readonly<Record<Language, string>>; // from the build

const root = document.documentElement;
const language = readLocaleCookie(document.cookie);
documentLanguage(language, root);
applyTheme();
if (browserStorage.read(storageKeys.accessToken)) {
  delete root.dataset['front'];
  document.title = 'Fusha';
} else if (language !== DEFAULT_LANGUAGE) {
  root.dataset['front'] = language;
  document.title = __FRONT_TITLES__[language];
}
