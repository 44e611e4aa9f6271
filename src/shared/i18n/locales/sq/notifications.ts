import type { Dictionary } from '../../dictionary.types.ts';
import type { notifications as english } from '../en/notifications.ts';

export const notifications: Dictionary<typeof english> = {
  title: 'Njoftimet',
  unread_one: '{{count}} njoftim i palexuar',
  unread_other: '{{count}} njoftime të palexuara',
  allRead: 'I keni lexuar të gjitha.',
  empty: 'Nuk keni ende njoftime.',
  notLoaded: 'Njoftimet tuaja nuk u ngarkuan.',
  markAllRead: 'Shënoji të gjitha si të lexuara',
  markRead: 'Shënoje si të lexuar: {{title}}',
  notMarked: 'Nuk u shënua si i lexuar',
  new: 'I ri',
  inAll: '{{count}} gjithsej',
  yesterday: 'Dje',
  live: {
    open: 'Hap',
    booking: 'Rezervim i ri: {{date}}, {{time}}',
    weeklyBooking: 'Rezervim i ri javor: {{date}}, {{time}}',
    anyBooking: 'Ka një rezervim të ri.',
    event: 'Ka një aktivitet të ri.',
    invitation: 'Ke një ftesë për një aktivitet.',
    several_one: '{{count}} njoftim i ri',
    several_other: '{{count}} njoftime të reja',
  },
};
