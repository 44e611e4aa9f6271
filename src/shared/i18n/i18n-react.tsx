/** The language in components: everything re-renders together when it changes. */
import { type ReactNode, createContext, use, useSyncExternalStore } from 'react';
import type { Namespace } from './dictionary.types.ts';
import type { Format } from './format.ts';
import type { I18n, LanguageView, Translate } from './i18n.ts';
import type { Language } from './locale.ts';

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error('I18nProvider is missing');
  return i18n;
}

function useLanguageView(): LanguageView {
  const i18n = useI18n();
  return useSyncExternalStore(i18n.subscribe, i18n.view, i18n.view);
}

/** `const t = useT('venues')`; without a namespace the texts of `common`. */
export function useT(): Translate;
export function useT<N extends Namespace>(namespace: N): Translate<N>;
export function useT(namespace: Namespace = 'common'): unknown {
  return useLanguageView().t(namespace);
}

export function useFormat(): Format {
  return useLanguageView().format;
}

export function useLanguage(): Language {
  return useLanguageView().language;
}
