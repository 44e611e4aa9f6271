import type { ParseKeys, ParseKeysWithoutVariables } from 'i18next';
import type { Namespace } from '../../shared/i18n/dictionary.types.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

type Keys<Of extends { [N in Namespace]: string }> = {
  [N in Namespace]: N extends 'common' ? Of[N] : `${N}:${Of[N]}`;
}[Namespace];
/** 'actions.save' of `common`; other dictionaries' keys carry their name: 'bookings:…' (loaded by the page that uses it). */
export type WordingKey = Keys<{ [N in Namespace]: ParseKeys<N> }>;
/** Keys of texts without parameters. */
export type PlainWordingKey = Keys<{ [N in Namespace]: ParseKeysWithoutVariables<N> }>;

/**
 * A text that a model shows to the user: finished words (a server's message), or a key that the view translates, so that an
 * open dialog or snackbar follows a change of language.
 */
export type Wording =
  | { text: string }
  | { key: PlainWordingKey }
  | { key: WordingKey; params: Readonly<Record<string, string | number>> };

/** A model's text in the language of `t`. */
export function say(t: Translate, wording: Wording): string {
  if ('text' in wording) return wording.text;
  // `t` checks one key against its own parameters; a wording's key and parameters are only known at runtime
  const lookUp = t as (key: string, params?: object) => string;
  return 'params' in wording ? lookUp(wording.key, wording.params) : lookUp(wording.key);
}
