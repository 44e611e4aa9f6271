import { describe, expect, it } from 'vitest';
import { noticeGroupsOf, noticeTypes } from './notice-groups.ts';
import { noticeOfField, noticesSchema, noticesSettings, noticesValues } from './notices-schema.ts';

const setting = (key: string, value: string | null) => ({ key, value, is_secret: false, display_value: null });
const values = noticesValues([]);

describe('the form of notifications', () => {
  it('begins with what the settings say', () => {
    const begun = noticesValues([
      setting('notify.booking-confirmed', 'off'),
      setting('notify.booking-declined', 'in-app'),
      setting('notify.booking-moved', 'both'),
      setting('quiet_from', '22:00'),
      setting('quiet_to', null),
    ]);
    expect(begun).toMatchObject({
      'booking-confirmed': 'off',
      'booking-declined': 'in-app',
      'booking-moved': 'both',
      'slot-available': 'both',
      quiet_from: '22:00',
      quiet_to: '',
    });
  });

  it.each([
    ['', '', []],
    ['22:00', '07:00', []],
    ['22:00', '', ['quiet_to']],
    ['', '07:00', ['quiet_from']],
    ['22:00', '22:00', ['quiet_to']],
    ['10 pm', '07:00', ['quiet_from']],
    ['24:00', '07:00', ['quiet_from']],
  ])('quiet from %j to %j: refused are %j', (quiet_from, quiet_to, refused) => {
    const { error } = noticesSchema.safeParse({ ...values, quiet_from, quiet_to });
    expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(refused);
  });

  it('sends all of them, each as it was chosen', () => {
    const chosen = { 'booking-cancelled': 'off', 'booking-moved': 'in-app' } as const;
    const sent = noticesSettings({ ...values, ...chosen, quiet_from: '22:00', quiet_to: '' });
    expect(sent).toMatchObject({
      'notify.booking-confirmed': 'both',
      'notify.booking-moved': 'in-app',
      'notify.booking-cancelled': 'off',
      quiet_from: '22:00',
      quiet_to: null,
    });
    expect(Object.keys(sent)).toHaveLength(noticeTypes.length + 2);
  });

  it('finds the field of a refusal', () => {
    expect(noticeOfField('settings.notify.booking-created')).toBe('booking-created');
    expect(noticeOfField('settings.quiet_from')).toBe('quiet_from');
  });
});

describe('the kinds that are listed', () => {
  const names = (...types: ('base' | 'venue' | 'superuser')[]) =>
    noticeGroupsOf(types.map((type) => ({ type }))).map(({ name }) => name);

  it('are a player’s for everybody, and those of one’s own profiles', () => {
    expect(names('base')).toEqual(['bookings', 'teams', 'communities', 'events', 'games', 'competitions', 'roles']);
    expect(names('base', 'venue')).toEqual([
      'bookings',
      'teams',
      'communities',
      'events',
      'games',
      'competitions',
      'venues',
      'roles',
    ]);
    expect(names('base', 'superuser')).toEqual([
      'bookings',
      'teams',
      'communities',
      'events',
      'games',
      'competitions',
      'roles',
      'review',
    ]);
  });
  it('stand with what they are about, in the order of the page', () => {
    const all = noticeGroupsOf([{ type: 'venue' }, { type: 'superuser' }]);
    expect(all.map(({ name, types }) => [name, types.join(' ')])).toEqual([
      [
        'bookings',
        'booking-confirmed booking-declined booking-moved booking-cancelled booking-expired series-skipped closure-choice slot-available handover-offered handover-answered',
      ],
      ['teams', 'team-invited application-decided team-join-requested team-joined'],
      ['communities', 'community-invited community-accepted community-join-requested announcement post-commented'],
      [
        'events',
        'event-created event-invited event-requested event-accepted event-promoted event-updated event-cancelled event-reminder',
      ],
      [
        'games',
        'fixture-changed fixture-official result-entered result-disputed fixture-started fixture-score fixture-finished',
      ],
      ['competitions', 'application-received entry-changed fixture-scheduled competition-cancelled competition-phase'],
      ['venues', 'booking-created closure-answered venue-approved venue-rejected venue-disabled venue-restored'],
      ['roles', 'admin-added admin-changed admin-removed'],
      ['review', 'venue-in-review'],
    ]);
  });
  it('have each type once', () => expect(new Set(noticeTypes).size).toBe(noticeTypes.length));
});
