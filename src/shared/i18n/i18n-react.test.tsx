import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { I18nProvider, useFormat, useLanguage, useT } from './i18n-react.tsx';

function Sample() {
  const t = useT();
  const venues = useT('venues');
  const format = useFormat();
  return (
    <p lang={useLanguage()}>{[t('actions.book'), venues('title'), format.dateMedium('2026-11-26')].join(' | ')}</p>
  );
}

describe('texts in components', () => {
  it.each([
    ['en', '<p lang="en">Book | Venues | Thursday, November 26</p>'],
    ['sq', '<p lang="sq">Rezervo | Qendrat sportive | e enjte, 26 nëntor</p>'],
  ] as const)('%s', async (language, html) => {
    const i18n = await createI18n(language, { namespaces: ['venues'] });
    const tree = (
      <I18nProvider i18n={i18n}>
        <Sample />
      </I18nProvider>
    );
    expect(renderToString(tree)).toBe(html);
    await i18n.changeLanguage(language === 'en' ? 'sq' : 'en');
    expect(renderToString(tree)).not.toBe(html);
  });

  it('says so when the provider is missing', () => {
    expect(() => renderToString(<Sample />)).toThrow('I18nProvider is missing');
  });
});
