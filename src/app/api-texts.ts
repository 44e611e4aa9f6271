import type { ApiContext } from '../shared/api/context.ts';
import type { I18n } from '../shared/i18n/i18n.ts';
import { LOCALES } from '../shared/i18n/locale.ts';

/** The language of the http client and what it says itself: those of the app at the moment of the call (R22, ERR-14). */
export const apiTexts = (i18n: I18n): Pick<ApiContext, 'getLanguage' | 'say'> => ({
  getLanguage: () => LOCALES[i18n.language],
  say: (text) => i18n.t(`errors.${text}`),
});
