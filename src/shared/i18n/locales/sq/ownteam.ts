import type { Dictionary } from '../../dictionary.types.ts';
import type { ownteam as english } from '../en/ownteam.ts';

export const ownteam: Dictionary<typeof english> = {
  title: 'Ekipi yt',
  tabs: { label: 'Pjesët e ekipit', overview: 'Përmbledhje', details: 'Të dhënat', photos: 'Fotot' },
  notLoaded: 'Ekipi nuk u ngarkua.',
  seePage: 'Shih faqen publike',
  public: 'Ekip publik',
  private: 'Ekip privat',
  readOnly: 'Të dhënat dhe fotot i ndryshon vetëm një administrator i ekipit.',
  people: 'Njerëzit',
  members_one: '{{count}} anëtar',
  members_other: '{{count}} anëtarë',
  peopleHint: 'Shto njerëz, jep role dhe numra',
  peopleRead: 'Kush është në ekip',
  worth: 'Ia vlen të shtohen',
  complete: 'Faqja e ekipit është e plotë.',
  parts: {
    crest: { add: 'Shto një stemë', why: 'Një figurë e jotja në vend të asaj të vizatuar' },
    description: { add: 'Përshkruaj ekipin', why: 'Kur e ku luani dhe kë kërkoni' },
    covers: { add: 'Shto foto', why: 'Njerëzit duan të shohin me kë do të luajnë' },
    level: { add: 'Zgjidh nivelin', why: 'Të tjerët kërkojnë ekipe të nivelit të tyre' },
    gender: { add: 'Trego kush luan', why: 'Burra, gra ose të përzier' },
    average_age: { add: 'Shto moshën mesatare', why: 'Lojtarët duan të gjejnë bashkëmoshatarë' },
    members: { add: 'Shto anëtarë', why: 'Deri tani je vetëm në ekip' },
  },
  facts: {
    sport: 'Sporti',
    city: 'Qyteti',
    foundation_year: 'Themeluar',
    average_age: 'Mosha mesatare',
    description: 'Përshkrimi',
  },
};
