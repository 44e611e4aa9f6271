import type { Dictionary } from '../../dictionary.types.ts';
import type { notifications as english } from '../en/notifications.ts';

export const notifications: Dictionary<typeof english> = {
  title: 'Njoftimet',
  unread_one: '{{count}} njoftim i palexuar',
  unread_other: '{{count}} njoftime të palexuara',
  allRead: 'I ke lexuar të gjitha.',
  empty: 'Ende nuk ke njoftime.',
  notLoaded: 'Njoftimet nuk u ngarkuan.',
  markAllRead: 'Shëno si të lexuara',
  markRead: 'Shënoje si të lexuar: {{title}}',
  notMarked: 'Nuk u shënua si i lexuar',
  new: 'I ri',
  inAll: '{{count}} gjithsej',
  yesterday: 'Dje',
  about: {
    created: 'Rezervim i ri: {{court}}, {{weekday}} {{day}}, {{time}}',
    moved: 'Orari u ndryshua: {{court}}, {{weekday}} {{day}}, {{time}}',
    confirmed: '{{court}}, {{weekday}} {{day}}, {{time}} u konfirmua',
    declined: '{{court}}, {{weekday}} {{day}}, {{time}} u refuzua',
    cancelled: '{{court}}, {{weekday}} {{day}}, {{time}} u anulua',
    expired: '{{court}}, {{weekday}} {{day}}, {{time}} skadoi',
    reminder: 'Luan së shpejti: {{court}}, {{weekday}} {{day}}, {{time}}',
    skipped: 'Pa seancë më {{day}}',
    skippedClosed: 'Pa seancë më {{day}}: fusha është e mbyllur',
    skippedTaken: 'Pa seancë më {{day}}: fusha është e zënë',
  },
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
