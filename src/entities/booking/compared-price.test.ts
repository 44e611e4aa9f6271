import { expect, it } from 'vitest';
import { createFormat } from '../../shared/i18n/formats/create-format.ts';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { comparedPrice } from './compared-price.ts';

it.each([
  ['en', ['ALL 3,000, same price', 'ALL 3,500, ALL 500 more', 'Free, ALL 3,000 less', 'ALL 2,000']],
  ['sq', ['3000 Lekë, i njëjti çmim', '3500 Lekë, 500 Lekë më shumë', 'Falas, 3000 Lekë më pak', '2000 Lekë']],
] as const)('in %s the price of a substitute is compared with the wished one', async (language, texts) => {
  const t = (await createI18n(language, { namespaces: ['venue'] })).view().t('venue');
  const format = createFormat(language);
  const compared = [
    comparedPrice(t, format, 3000, 3000),
    comparedPrice(t, format, 3500, 3000),
    comparedPrice(t, format, 0, 3000),
    comparedPrice(t, format, 2000, null),
  ];
  expect(compared.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(texts);
});
