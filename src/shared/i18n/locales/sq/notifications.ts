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
  pages: { label: 'Faqet', previous: 'E mëparshme', next: 'Tjetra' },
  live: {
    open: 'Hap',
    booking: 'Rezervim i ri: {{court}}, {{date}}, {{time}}',
    weeklyBooking: 'Rezervim i ri javor: {{court}}, {{date}}, {{time}}',
    anyBooking: 'Ka një rezervim të ri.',
    event: 'Aktivitet i ri: {{title}}',
    anyEvent: 'Ka një aktivitet të ri.',
    invitation: 'Jeni të ftuar: {{title}}',
    anyInvitation: 'Jeni të ftuar në një aktivitet.',
  },
};
