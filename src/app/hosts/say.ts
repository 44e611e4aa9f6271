import type { Translate } from '../../shared/i18n/i18n.ts';
import type { Wording } from '../../models/snackbars/wording.ts';

/** A model's words in the language of `t`. */
export function say(t: Translate, wording: Wording): string {
  if ('text' in wording) return wording.text;
  // `t` checks one key against its own parameters; a wording's key and parameters are only known while running
  const lookUp = t as (key: string, params?: object) => string;
  return 'params' in wording ? lookUp(wording.key, wording.params) : lookUp(wording.key);
}
