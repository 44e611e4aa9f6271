import { beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../shared/api/generated/model';
import { createI18n, type LanguageView } from '../../shared/i18n/i18n.ts';
import { notificationTexts } from './notification-texts.ts';

const session = { court_name: 'Fusha 1', venue_name: 'Fusha e Liqenit', date: '2026-11-26', start: '17:00' };
const one = (type: Notification['type'], booking: object | null, rest: Partial<Notification> = {}): Notification => ({
  id: 1,
  created_at: '2026-11-24T10:00:00+01:00',
  type,
  title: 'Title of the server',
  body: 'Body of the server',
  data: { entity_type: 'booking', entity_id: 1, url: '/', ...(booking && { booking: { ...session, ...booking } }) },
  actor: null,
  entity_id: 1,
  group_key: null,
  count: 1,
  read_at: null,
  ...rest,
});

describe('[RT-52] what a notification says', () => {
  const views = {} as Record<'en' | 'sq', LanguageView>; // filled before the first test
  beforeAll(async () => {
    for (const language of ['en', 'sq'] as const)
      views[language] = (await createI18n(language, { namespaces: ['notifications'] })).view();
  });
  const texts = (notification: Notification) =>
    (['en', 'sq'] as const).map((language) => {
      const { t, format } = views[language];
      return notificationTexts(notification, t('notifications'), format, Date.parse('2026-11-24T10:00:00+01:00'));
    });

  it.each([
    ['booking-created', {}, 'New booking: Fusha 1, Thu, Nov 26, 17:00', 'Rezervim i ri: Fusha 1, enj 26 nën, 17:00'],
    ['booking-moved', {}, 'Time changed: Fusha 1, Thu, Nov 26, 17:00', 'Orari u ndryshua: Fusha 1, enj 26 nën, 17:00'],
    ['booking-confirmed', {}, 'Fusha 1, Thu, Nov 26, 17:00 is confirmed', 'Fusha 1, enj 26 nën, 17:00 u konfirmua'],
    ['booking-declined', {}, 'Fusha 1, Thu, Nov 26, 17:00 was declined', 'Fusha 1, enj 26 nën, 17:00 u refuzua'],
    ['booking-cancelled', {}, 'Fusha 1, Thu, Nov 26, 17:00 is cancelled', 'Fusha 1, enj 26 nën, 17:00 u anulua'],
    ['booking-expired', {}, 'Fusha 1, Thu, Nov 26, 17:00 has expired', 'Fusha 1, enj 26 nën, 17:00 skadoi'],
    [
      'booking-reminder',
      {},
      'You play soon: Fusha 1, Thu, Nov 26, 17:00',
      'Luan së shpejti: Fusha 1, enj 26 nën, 17:00',
    ],
    [
      'series-skipped',
      { reason: 'closed' },
      'No session on Nov 26: the court is closed',
      'Pa seancë më 26 nën: fusha është e mbyllur',
    ],
    [
      'series-skipped',
      { reason: 'taken' },
      'No session on Nov 26: the court is taken',
      'Pa seancë më 26 nën: fusha është e zënë',
    ],
    ['series-skipped', {}, 'No session on Nov 26', 'Pa seancë më 26 nën'],
    [
      'booking-confirmed',
      { date: '2027-01-08' },
      'Fusha 1, Fri, Jan 8, 2027, 17:00 is confirmed',
      'Fusha 1, pre 8 jan 2027, 17:00 u konfirmua',
    ],
    ['series-skipped', { date: '2025-12-30' }, 'No session on Dec 30, 2025', 'Pa seancë më 30 dhj 2025'],
    [
      'closure-choice',
      {},
      'The court is closed: Fusha 1, Thu, Nov 26, 17:00',
      'Fusha është e mbyllur: Fusha 1, enj 26 nën, 17:00',
    ],
    ['slot-available', {}, 'Free again: Fusha 1, Thu, Nov 26, 17:00', 'U lirua: Fusha 1, enj 26 nën, 17:00'],
    [
      'handover-offered',
      { weekly: false },
      'A booking for you: Fusha 1, Thu, Nov 26, 17:00',
      'Një rezervim për ty: Fusha 1, enj 26 nën, 17:00',
    ],
    [
      'handover-answered',
      { answer: 'accepted' },
      'Handed over: Fusha 1, Thu, Nov 26, 17:00',
      'Kaloi te një tjetër: Fusha 1, enj 26 nën, 17:00',
    ],
    [
      'closure-answered',
      { answer: 'none' },
      'Cancelled without an answer: Fusha 1, Thu, Nov 26, 17:00',
      'U anulua pa përgjigje: Fusha 1, enj 26 nën, 17:00',
    ],
    // of an answer that this version does not say, the server's text
    ['handover-answered', {}, 'Title of the server', 'Title of the server'],
  ] as const)('%s %j', (type, booking, en, sq) => {
    expect(texts(one(type, booking)).map(({ title }) => title)).toEqual([en, sq]);
  });

  it('the second line names the venue and who did it, and the court where the title does not', () => {
    const actor = { id: 2, name: 'Arben Hoxha', image: null };
    expect(texts(one('booking-created', {}, { actor }))[0]?.body).toBe('Fusha e Liqenit · Arben Hoxha');
    expect(texts(one('series-skipped', {}))[1]?.body).toBe('Fusha 1 · Fusha e Liqenit');
  });

  it.each([
    ['2026-11-24T10:05:00+01:00', 'yours first until 10:05', 'vetëm për ty deri në 10:05'],
    ['2026-11-24T10:00:00+01:00', undefined, undefined],
  ])('[R24] a time that is free until %s says so while it lasts', (until, en, sq) => {
    const bodies = texts(one('slot-available', { until })).map(({ body }) => body.split(' · ')[1]);
    expect(bodies).toEqual([en, sq]);
  });

  it.each([
    ['without a session', one('booking-confirmed', null)],
    ['of several sessions', one('booking-created', {}, { count: 3, group_key: 'booking-created:venue:1' })],
    ['of a type without a text', one('event-updated', {})],
  ])('one %s shows the texts of the server', (_, notification) => {
    const own = { title: 'Title of the server', body: 'Body of the server' };
    expect(texts(notification)).toEqual([own, own]);
  });

  it('one that stands for several of its kind is about the last', () =>
    expect(texts(one('booking-created', {}, { count: 3 })).map(({ title }) => title)).toEqual([
      'New booking: Fusha 1, Thu, Nov 26, 17:00',
      'Rezervim i ri: Fusha 1, enj 26 nën, 17:00',
    ]));

  const actor = { id: 20, name: 'Besa Leka', image: null };
  const team = (type: Notification['type'], more: object, rest: Partial<Notification> = {}) => ({
    ...one(type, null, { actor, ...rest }),
    data: { entity_type: 'team', entity_id: 1, url: '/', team: { id: 1, slug: 'deti-fk', name: 'Deti FK', ...more } },
  });
  it.each([
    [
      'an open invitation',
      team('team-invited', { invitation: 'open' }),
      ['Deti FK invites you to the team', 'Besa Leka · not answered yet'],
      ['Deti FK të fton në ekip', 'Besa Leka · ende pa përgjigje'],
    ],
    [
      'an accepted invitation',
      team('team-invited', { invitation: 'accepted' }),
      ['Deti FK invites you to the team', 'Besa Leka · accepted'],
      ['Deti FK të fton në ekip', 'Besa Leka · e pranove'],
    ],
    [
      'a request',
      team('team-join-requested', { application_id: 3 }),
      ['Besa Leka wants to join Deti FK', ''],
      ['Besa Leka do të bashkohet me Deti FK', ''],
    ],
    [
      'three requests',
      team('team-join-requested', {}, { count: 3 }),
      ['3 people want to join Deti FK', ''],
      ['3 persona duan të bashkohen me Deti FK', ''],
    ],
    [
      'a new member',
      team('team-joined', {}),
      ['Besa Leka has joined Deti FK', ''],
      ['Besa Leka u bashkua me Deti FK', ''],
    ],
    [
      'an accepted request, with its note',
      team('team-joined', { application_id: 3 }),
      ['Title of the server', 'Body of the server'],
      ['Title of the server', 'Body of the server'],
    ],
  ] as const)('of a team: %s', (_, notification, en, sq) => {
    // what the texts are made of
    expect(texts(notification as Notification).map(({ title, body }) => [title, body])).toEqual([en, sq]);
  });

  const community = (type: Notification['type'], more: object, rest: Partial<Notification> = {}) => ({
    ...one(type, null, { actor, ...rest }),
    data: {
      entity_type: 'community',
      entity_id: 1,
      url: '/',
      community: { id: 1, slug: 'e-enjtja', name: 'E enjtja', ...more },
    },
  });
  it.each([
    [
      'an open invitation',
      community('community-invited', { invitation: 'open' }),
      ['E enjtja invites you to join', 'Besa Leka · not answered yet'],
      ['E enjtja të fton të bashkohesh', 'Besa Leka · ende pa përgjigje'],
    ],
    [
      'an invitation that was taken back',
      community('community-invited', { invitation: 'withdrawn' }),
      ['E enjtja invites you to join', 'Besa Leka · withdrawn'],
      ['E enjtja të fton të bashkohesh', 'Besa Leka · u tërhoq'],
    ],
    [
      'a request',
      community('community-join-requested', { application_id: 3 }),
      ['Besa Leka wants to join E enjtja', ''],
      ['Besa Leka do të bashkohet me E enjtja', ''],
    ],
    [
      'three requests',
      community('community-join-requested', {}, { count: 3 }),
      ['3 people want to join E enjtja', ''],
      ['3 persona duan të bashkohen me E enjtja', ''],
    ],
    [
      'an accepted request, with its note',
      community('community-accepted', { application_id: 3 }),
      ['You are in E enjtja', 'Body of the server'],
      ['Je pjesë e komunitetit E enjtja', 'Body of the server'],
    ],
    [
      'a comment',
      community('post-commented', { post_id: 4 }),
      ['Besa Leka has commented on your post', 'E enjtja'],
      ['Besa Leka komentoi postimin tënd', 'E enjtja'],
    ],
    [
      'several comments',
      community('post-commented', { post_id: 4 }, { count: 2 }),
      ['2 new comments on your post', 'E enjtja'],
      ['2 komente të reja te postimi yt', 'E enjtja'],
    ],
    [
      'an announcement, with its words',
      community('announcement', { post_id: 4 }),
      ['Announcement in E enjtja', 'Besa Leka · Body of the server'],
      ['Njoftim në E enjtja', 'Besa Leka · Body of the server'],
    ],
    [
      'a role, in the words of the server',
      community('admin-added', {}),
      ['Title of the server', 'Body of the server'],
      ['Title of the server', 'Body of the server'],
    ],
  ] as const)('of a community: %s', (_, notification, en, sq) => {
    // what the texts are made of
    expect(texts(notification as Notification).map(({ title, body }) => [title, body])).toEqual([en, sq]);
  });

  const event = (type: Notification['type'], more: object, rest: Partial<Notification> = {}) => ({
    ...one(type, null, { actor, ...rest }),
    data: {
      entity_type: 'event',
      entity_id: 3,
      url: '/',
      event: { id: 3, title: 'Futboll', starts_at: '2026-11-26T20:00:00+01:00', ...more },
    },
  });
  it.each([
    [
      'a new one',
      event('event-created', {}),
      ['New event: Futboll', 'Thu, Nov 26, 20:00'],
      ['Aktivitet i ri: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'an open invitation',
      event('event-invited', { invitation: 'open' }),
      ['Besa Leka invites you: Futboll', 'Thu, Nov 26, 20:00 · not answered yet'],
      ['Besa Leka të fton: Futboll', 'enj, 26 nën, 20:00 · ende pa përgjigje'],
    ],
    [
      'an invitation of an account that is gone',
      event('event-invited', {}, { actor: null }),
      ['You are invited: Futboll', 'Thu, Nov 26, 20:00'],
      ['Je i ftuar: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a request',
      event('event-requested', { participant_id: 9 }),
      ['Besa Leka wants to come: Futboll', 'Thu, Nov 26, 20:00'],
      ['Besa Leka kërkon të vijë: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'several requests',
      event('event-requested', {}, { count: 3 }),
      ['3 people want to come: Futboll', 'Thu, Nov 26, 20:00'],
      ['3 persona kërkojnë të vijnë: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a request that was not accepted',
      event('application-decided', {}),
      ['Your request was not accepted: Futboll', 'Thu, Nov 26, 20:00'],
      ['Kërkesa jote nuk u pranua: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a move up from the waiting list',
      event('event-promoted', {}),
      ['You have a place now: Futboll', 'Thu, Nov 26, 20:00'],
      ['Tani ke vend: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'another time',
      event('event-updated', { change: 'time' }),
      ['New time: Futboll', 'Thu, Nov 26, 20:00'],
      ['Orar i ri: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a court that the venue declined',
      event('event-updated', { change: 'court-lost' }),
      ['No court yet: Futboll', 'Thu, Nov 26, 20:00'],
      ['Ende pa fushë: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a cancellation',
      event('event-cancelled', { cause: 'host' }),
      ['Cancelled: Futboll', 'Thu, Nov 26, 20:00'],
      ['Anuluar: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a cancellation for want of people',
      event('event-cancelled', { cause: 'too-few' }),
      ['Cancelled, too few are coming: Futboll', 'Thu, Nov 26, 20:00'],
      ['Anuluar, vijnë shumë pak veta: Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a question that waits for an answer',
      event('event-reminder', { answered: false }),
      ['Are you coming? Futboll', 'Thu, Nov 26, 20:00'],
      ['A vjen? Futboll', 'enj, 26 nën, 20:00'],
    ],
    [
      'a reminder',
      event('event-reminder', { answered: true }),
      ['Soon: Futboll', 'Thu, Nov 26, 20:00'],
      ['Së shpejti: Futboll', 'enj, 26 nën, 20:00'],
    ],
  ] as const)('of an event: %s', (_, notification, en, sq) => {
    // what the texts are made of
    expect(texts(notification as Notification).map(({ title, body }) => [title, body])).toEqual([en, sq]);
  });
});
