import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, type I18n } from '../../shared/i18n/i18n.ts';
import type { Notification } from '../../shared/api/generated/model';
import { dayName, groupByDay, whenText } from './notification-times.ts';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const at = (id: number, created_at: string): Notification => ({
  id,
  created_at,
  type: 'announcement',
  title: '',
  body: '',
  data: { entity_type: 'team', entity_id: 1, url: '/' },
  actor: null,
  entity_id: 1,
  group_key: null,
  count: 1,
  read_at: null,
});

describe('[RT-52] the days of notifications', () => {
  it('are those of Tirana, in the order of the server', () => {
    const list = [
      at(9, '2026-11-24T00:10:00+01:00'),
      at(8, '2026-11-23T22:50:00Z'),
      at(7, '2026-11-22T23:30:00Z'),
      at(6, '2026-11-20T12:00:00+01:00'),
    ];
    expect(groupByDay(list).map(({ date, notifications }) => [date, notifications.map(({ id }) => id)])).toEqual([
      ['2026-11-24', [9]],
      ['2026-11-23', [8, 7]],
      ['2026-11-20', [6]],
    ]);
    expect(groupByDay([])).toEqual([]);
  });

  const languages = {} as Record<'en' | 'sq', I18n>; // filled before the first test
  beforeAll(async () => {
    for (const language of ['en', 'sq'] as const)
      languages[language] = await createI18n(language, { namespaces: ['notifications'] });
  });

  it.each([
    ['2026-11-24', 'Today', 'Sot'],
    ['2026-11-23', 'Yesterday', 'Dje'],
    ['2026-11-22', 'Sunday, November 22', 'e diel, 22 nëntor'],
    ['2025-12-31', 'Wednesday, December 31, 2025', 'e mërkurë, 31 dhjetor 2025'],
  ])('%s is called', (date, en, sq) => {
    const name = (language: 'en' | 'sq') => {
      const { t, format } = languages[language].view();
      return dayName(date, NOW, t('notifications'), format);
    };
    expect([name('en'), name('sq')]).toEqual([en, sq]);
  });

  it.each([
    ['2026-11-24T10:00:00+01:00', 'now', 'tani'],
    ['2026-11-24T10:05:00+01:00', 'now', 'tani'],
    ['2026-11-24T09:55:00+01:00', '5 minutes ago', '5 minuta më parë'],
    ['2026-11-24T09:00:00+01:00', '1 hour ago', '1 orë më parë'],
    ['2026-11-23T23:50:00+01:00', '23:50', '23:50'],
    ['2026-11-21T18:05:00Z', '19:05', '19:05'],
  ])('%s is written', (created, en, sq) => {
    expect([
      whenText(created, NOW, languages.en.view().format),
      whenText(created, NOW, languages.sq.view().format),
    ]).toEqual([en, sq]);
  });
});
