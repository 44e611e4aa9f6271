import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, type I18n } from '../../shared/i18n/i18n.ts';
import type { Notification, NotificationCompetition } from '../../shared/api/generated/model';
import { notificationTexts } from './notification-texts.ts';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const languages = {} as Record<'en' | 'sq', I18n>; // filled before the first test
beforeAll(async () => {
  for (const language of ['en', 'sq'] as const)
    languages[language] = await createI18n(language, { namespaces: ['notifications'] });
});

const about = (type: Notification['type'], competition: Partial<NotificationCompetition>, count = 1): Notification => ({
  id: 1,
  type,
  title: 'Title of the server',
  body: 'Body of the server',
  actor: null,
  entity_id: 1,
  group_key: null,
  count,
  read_at: null,
  created_at: '2026-11-24T09:00:00+01:00',
  data: {
    entity_type: 'competition',
    entity_id: 7,
    url: '/',
    competition: { id: 7, slug: 'kupa', name: 'Kupa e Dimrit', ...competition },
  },
});
const team = 'Deti FK';
const said = 'Body of the server';

describe('[RT-52] what a notification about a competition says', () => {
  it.each([
    [
      about('application-received', { team, application_id: 3 }),
      ['Deti FK asks for a place in Kupa e Dimrit', ''],
      ['Deti FK kërkon një vend në Kupa e Dimrit', ''],
    ],
    [
      about('application-received', {}, 3),
      ['3 teams ask for a place in Kupa e Dimrit', ''],
      ['3 ekipe kërkojnë një vend në Kupa e Dimrit', ''],
    ],
    [
      about('application-decided', { team, decision: 'promoted' }),
      ['Title of the server', said],
      ['Title of the server', said],
    ],
    [
      about('entry-changed', { team, change: 'added' }),
      ['Deti FK is in Kupa e Dimrit', said],
      ['Deti FK është në Kupa e Dimrit', said],
    ],
    [
      about('entry-changed', { team, change: 'deducted', points: 3 }),
      ['Deti FK has lost points in Kupa e Dimrit', said],
      ['Deti FK humbi pikë në Kupa e Dimrit', said],
    ],
    [
      about('entry-changed', { team, change: 'disqualified' }),
      ['Deti FK is disqualified from Kupa e Dimrit', said],
      ['Deti FK u skualifikua nga Kupa e Dimrit', said],
    ],
    [
      about('entry-changed', { team, change: 'withdrawn' }),
      ['Deti FK has withdrawn from Kupa e Dimrit', said],
      ['Deti FK u tërhoq nga Kupa e Dimrit', said],
    ],
    [
      about('entry-changed', { team, change: 'walkover' }),
      ['Deti FK wins without playing in Kupa e Dimrit', said],
      ['Deti FK fiton pa luajtur në Kupa e Dimrit', said],
    ],
    [
      about('entry-changed', { team, change: 'annulled' }),
      ['Some games of Deti FK do not count in Kupa e Dimrit', said],
      ['Disa ndeshje të Deti FK nuk llogariten në Kupa e Dimrit', said],
    ],
    [
      about('competition-phase', { phase: 'registration' }),
      ['Teams can apply: Kupa e Dimrit', ''],
      ['Ekipet mund të aplikojnë: Kupa e Dimrit', ''],
    ],
    [
      about('competition-phase', { phase: 'ongoing' }),
      ['It has begun: Kupa e Dimrit', ''],
      ['Filloi: Kupa e Dimrit', ''],
    ],
    [
      about('competition-phase', { phase: 'finished', team }),
      ['It is over: Kupa e Dimrit', 'Champion: Deti FK'],
      ['Mbaroi: Kupa e Dimrit', 'Kampion: Deti FK'],
    ],
    [
      about('fixture-scheduled', { team, games: 7, starts_at: '2026-12-05T18:00:00+01:00' }),
      ['Deti FK has dates for 7 games in Kupa e Dimrit', 'The first: Sat, Dec 5, 18:00'],
      ['Deti FK ka datat e 7 ndeshjeve në Kupa e Dimrit', 'E para: sht, 5 dhj, 18:00'],
    ],
    [
      about('fixture-scheduled', { team, games: 1, starts_at: '2026-12-05T18:00:00+01:00' }),
      ['Deti FK has a date for a game in Kupa e Dimrit', 'The first: Sat, Dec 5, 18:00'],
      ['Deti FK ka datën e një ndeshjeje në Kupa e Dimrit', 'E para: sht, 5 dhj, 18:00'],
    ],
    [about('competition-cancelled', {}), ['Cancelled: Kupa e Dimrit', said], ['U anulua: Kupa e Dimrit', said]],
  ])('%#', (notification, en, sq) => {
    const texts = (['en', 'sq'] as const).map((language) => {
      const { t, format } = languages[language].view();
      const { title, body } = notificationTexts(notification, t('notifications'), format, NOW);
      return [title, body];
    });
    expect(texts).toEqual([en, sq]);
  });
});
