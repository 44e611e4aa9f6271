import { documentLanguage, readLocaleCookie } from '../../shared/i18n/locale.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';

/** Shows the rendered front page in the user's language, or the frame to whoever has a token. Decided once, by whichever script comes first. */
export function chooseFront(page: Document = document): void {
  const root = page.documentElement;
  if (root.dataset['front'] !== '') return;
  const language = readLocaleCookie(page.cookie);
  documentLanguage(language, root);
  const isGuest = !browserStorage.read(storageKeys.accessToken);
  if (isGuest) root.dataset['front'] = language;
  else delete root.dataset['front'];
  const title = isGuest ? root.getAttribute(`data-title-${language}`) : 'Fusha';
  if (title !== null) page.title = title;
}
