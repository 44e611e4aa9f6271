import { describe, expect, it } from 'vitest';
import { createFormat } from '../../shared/i18n/formats/create-format.ts';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { comparedPrice, eachPrice } from './prices.ts';

describe.each([
  [
    'en',
    ['ALL 3,000, same price', 'ALL 3,500, ALL 500 more', 'Free, ALL 3,000 less', 'ALL 2,000'],
    ['each ALL 4,400, paid at the venue', 'ALL 3,500 to ALL 4,400 each, paid at the venue'],
  ],
  [
    'sq',
    ['3000 Lekë, i njëjti çmim', '3500 Lekë, 500 Lekë më shumë', 'Falas, 3000 Lekë më pak', '2000 Lekë'],
    ['secila 4400 Lekë, paguhet në qendër', 'secila nga 3500 Lekë deri në 4400 Lekë, paguhet në qendër'],
  ],
] as const)('prices in %s', (language, compared, each) => {
  const format = createFormat(language);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('of a substitute beside the wished one', async () => {
    const t = (await createI18n(language, { namespaces: ['venue'] })).view().t('venue');
    const said = [
      comparedPrice(t, format, 3000, 3000),
      comparedPrice(t, format, 3500, 3000),
      comparedPrice(t, format, 0, 3000),
      comparedPrice(t, format, 2000, null),
    ];
    expect(said.map(plain)).toEqual(compared);
  });

  it('of each session', async () => {
    const t = (await createI18n(language, { namespaces: ['venue'] })).view().t('venue');
    expect(
      [
        eachPrice(t, format, { lowest: 4400, highest: 4400 }),
        eachPrice(t, format, { lowest: 3500, highest: 4400 }),
      ].map(plain),
    ).toEqual(each);
  });
});
