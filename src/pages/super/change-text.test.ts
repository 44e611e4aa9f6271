import { beforeAll, describe, expect, it } from 'vitest';
import type { VenueLogField } from '../../shared/api/generated/model';
import { createI18n, type LanguageView } from '../../shared/i18n/i18n.ts';
import { changeText } from './change-text.ts';

const RULE = { weekdays: [1, 7], from_slot_id: 13, to_slot_id: 15, price: 3500 };
const WEEKDAY = { weekday: 1, date: null, time_slot_ids: [1, 2] };
const DATE = { weekday: null, date: '2026-12-31', time_slot_ids: [] };

const cases: [VenueLogField, unknown, string, string][] = [
  ['address', 'Rr. e Detit 17', 'Rr. e Detit 17', 'Rr. e Detit 17'],
  ['address', '', 'None', 'Asnjë'],
  ['latitude', 39.87596, '39.87596', '39.87596'],
  ['is_bookable', false, 'No', 'Jo'],
  ['status', 'in-review', 'In review', 'Në shqyrtim'],
  ['facilities', ['showers', 'wifi'], 'Showers and Wi-Fi', 'Dushe dhe Wi-Fi'],
  ['price', 1500, 'ALL\u00a01,500', '1500\u00a0Lekë'],
  ['delayed_start', 0, 'None', 'Asnjë'],
  ['delayed_start', 30, '30 min', '30 min'],
  ['default_slots', [2, 1, 13], '06:00–08:00, 18:00–19:00', '06:00–08:00, 18:00–19:00'],
  ['schedules', [], 'None', 'Asnjë'],
  ['schedules', [WEEKDAY, DATE], 'Mon: 06:00–08:00\nDec 31, 2026: closed', 'hën: 06:00–08:00\n31.12.2026: mbyllur'],
  ['price_rules', [RULE], 'Mon, Sun 18:00–21:00: ALL\u00a03,500', 'hën, die 18:00–21:00: 3500\u00a0Lekë'],
  ['surface', 'clay', 'Clay', 'Argjilë'],
  ['surface', null, 'None', 'Asnjë'],
  ['position', 0, 'Number 1', 'Numri 1'],
  ['court', 'Korti 2', 'Korti 2', 'Korti 2'],
];

describe('a changed value in words', () => {
  const views = {} as Record<'en' | 'sq', LanguageView>; // filled before the first test
  beforeAll(async () => {
    for (const language of ['en', 'sq'] as const)
      views[language] = (await createI18n(language, { namespaces: ['review', 'venue'] })).view();
  });

  it.each(cases)('%s %j', (field, value, english, albanian) => {
    const say = ({ t, format }: LanguageView) =>
      changeText(field, value, { t: t('review'), inVenue: t('venue'), format });
    expect([say(views.en), say(views.sq)]).toEqual([english, albanian]);
  });
});
