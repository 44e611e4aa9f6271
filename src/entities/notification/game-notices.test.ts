import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, type I18n } from '../../shared/i18n/i18n.ts';
import type { Notification } from '../../shared/api/generated/model';
import { notificationTexts } from './notification-texts.ts';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const languages = {} as Record<'en' | 'sq', I18n>; // filled before the first test
beforeAll(async () => {
  for (const language of ['en', 'sq'] as const)
    languages[language] = await createI18n(language, { namespaces: ['notifications'] });
});

const event = { id: 3, title: 'E enjtja 7×7' };
const about = (type: Notification['type'], game: object): Notification => ({
  id: 1,
  type,
  title: 'Title of the server',
  body: 'Body of the server',
  actor: { id: 2, name: 'Besa Leka', image: null },
  entity_id: 1,
  group_key: null,
  count: 1,
  read_at: null,
  created_at: '2026-11-24T09:00:00+01:00',
  data: {
    entity_type: 'game',
    entity_id: 7,
    url: '/',
    game: { id: 7, home: 'Dajti Boys', away: 'Deti FK', home_score: 2, away_score: 1, ...game },
  },
});

describe('[RT-52] what a notification about a game says', () => {
  it.each([
    [
      'a result that waits',
      about('result-entered', { event, waits: true }),
      ['A result is entered: E enjtja 7×7', 'Dajti Boys – Deti FK · 2–1 · Besa Leka'],
      ['U shënua një rezultat: E enjtja 7×7', 'Dajti Boys – Deti FK · 2–1 · Besa Leka'],
    ],
    [
      'a result that waits no longer',
      about('result-entered', { waits: false }),
      ['A result is entered: Dajti Boys – Deti FK', '2–1 · Besa Leka · answered'],
      ['U shënua një rezultat: Dajti Boys – Deti FK', '2–1 · Besa Leka · u përgjigj'],
    ],
    [
      'a disputed result, with the words of who disputes it',
      about('result-disputed', { event }),
      ['The result is disputed: E enjtja 7×7', 'Besa Leka · Body of the server'],
      ['Rezultati u kontestua: E enjtja 7×7', 'Besa Leka · Body of the server'],
    ],
    [
      'a game that is moved: its new time',
      about('fixture-changed', { change: 'moved', starts_at: '2026-12-05T18:00:00+01:00' }),
      ['Moved: Dajti Boys – Deti FK', 'Sat, Dec 5, 18:00'],
      ['U zhvendos: Dajti Boys – Deti FK', 'sht, 5 dhj, 18:00'],
    ],
    [
      'a game that is postponed, and why',
      about('fixture-changed', { change: 'postponed', starts_at: '2026-12-05T18:00:00+01:00', reason: 'Shi.' }),
      ['Postponed: Dajti Boys – Deti FK', 'Sat, Dec 5, 18:00 · Shi.'],
      ['U shty: Dajti Boys – Deti FK', 'sht, 5 dhj, 18:00 · Shi.'],
    ],
    [
      'a game that has lost its court, and why',
      about('fixture-changed', { change: 'court-lost', starts_at: null, reason: 'Turne tjetër.' }),
      ['No court any more: Dajti Boys – Deti FK', 'Turne tjetër.'],
      ['Nuk ka më fushë: Dajti Boys – Deti FK', 'Turne tjetër.'],
    ],
    [
      'a game whose court the venue closes, and until when it can be moved',
      about('fixture-changed', {
        change: 'court-closing',
        starts_at: '2026-12-05T18:00:00+01:00',
        until: '2026-11-25T10:00:00+01:00',
        reason: 'Punime.',
      }),
      [
        'The venue closes its court: Dajti Boys – Deti FK',
        'Sat, Dec 5, 18:00 · move it by Wed, Nov 25, 10:00 · Punime.',
      ],
      [
        'Qendra mbyll fushën: Dajti Boys – Deti FK',
        'sht, 5 dhj, 18:00 · zhvendose deri më mër, 25 nën, 10:00 · Punime.',
      ],
    ],
    [
      'a game whose court the venue has opened again',
      about('fixture-changed', { change: 'court-kept', starts_at: '2026-12-05T18:00:00+01:00' }),
      ['Its court stays open: Dajti Boys – Deti FK', 'Sat, Dec 5, 18:00'],
      ['Fusha mbetet e hapur: Dajti Boys – Deti FK', 'sht, 5 dhj, 18:00'],
    ],
    [
      'who is asked to officiate, and when',
      about('fixture-official', { appointment: 'asked', role: 'referee', starts_at: '2026-12-05T18:00:00+01:00' }),
      ['You are asked to referee: Dajti Boys – Deti FK', 'Sat, Dec 5, 18:00'],
      ['Të kërkohet të gjykosh: Dajti Boys – Deti FK', 'sht, 5 dhj, 18:00'],
    ],
    [
      'who declined to officiate',
      about('fixture-official', { appointment: 'declined', role: 'tracker', starts_at: null }),
      ['An official has declined: Dajti Boys – Deti FK', 'Besa Leka'],
      ['Një zyrtar refuzoi: Dajti Boys – Deti FK', 'Besa Leka'],
    ],
    [
      'a start, before there is a score',
      about('fixture-started', { home_score: null, away_score: null }),
      ['It has started: Dajti Boys – Deti FK', 'Besa Leka'],
      ['Filloi: Dajti Boys – Deti FK', 'Besa Leka'],
    ],
    [
      'a new score',
      about('fixture-score', {}),
      ['New score: Dajti Boys – Deti FK', '2–1 · Besa Leka'],
      ['Rezultat i ri: Dajti Boys – Deti FK', '2–1 · Besa Leka'],
    ],
    [
      'the end',
      about('fixture-finished', {}),
      ['Final score: Dajti Boys – Deti FK', '2–1 · Besa Leka'],
      ['Rezultati përfundimtar: Dajti Boys – Deti FK', '2–1 · Besa Leka'],
    ],
  ] as const)('%s', (_, notification, en, sq) => {
    const said = (language: 'en' | 'sq') => {
      const { t, format } = languages[language].view();
      const { title, body } = notificationTexts(notification, t('notifications'), format, NOW);
      return [title, body];
    };
    expect([said('en'), said('sq')]).toEqual([en, sq]);
  });
});
