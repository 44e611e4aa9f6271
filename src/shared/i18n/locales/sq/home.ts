import type { Dictionary } from '../../dictionary.types.ts';
import type { home as english } from '../en/home.ts';

export const home: Dictionary<typeof english> = {
  title: 'Gjej një fushë',
  hero: {
    title: 'Gjej fushën. Rezervo. Luaj.',
    subtitle: 'Futboll, basketboll, volejboll dhe tenis pranë teje.',
    action: 'Gjej një fushë',
  },
  search: { sport: 'Sporti', city: 'Qyteti', day: 'Data', time: 'Orari', submit: 'Kërko' },
  tonight: {
    title: 'Të lira sonte',
    titleTomorrow: 'Të lira nesër në mbrëmje',
    near: 'Luaj sonte në {{city}}',
    nearTomorrow: 'Luaj nesër në mbrëmje në {{city}}',
    nearYou: 'Luaj sonte pranë teje',
    nearYouTomorrow: 'Luaj nesër në mbrëmje pranë teje',
    showAll: 'Të gjitha qendrat e lira në orën {{time}}',
    empty: 'Asgjë nuk është e lirë në orën {{time}}.',
    other: 'Shiko orare të tjera',
  },
  how: {
    title: 'Si funksionon',
    find: { title: 'Gjej', text: 'Zgjidhni sportin, qytetin dhe orën. Shihni vetëm çfarë është e lirë.' },
    book: { title: 'Rezervo', text: 'Tri prekje: dita, ora, konfirmimi. Një herë ose çdo javë.' },
    play: { title: 'Luaj', text: 'Paguani në fushë. Ndryshuan planet? Zhvendosni ose anuloni në kohë.' },
  },
  member: {
    title: 'Rezervimet tuaja në një vend',
    message: 'Hyni për të rezervuar fusha, për të ruajtur qendra dhe për të parë rezervimet tuaja.',
  },
  explore: { title: 'Eksploro', sports: 'Sportet' },
  bookmarks: {
    title: 'Qendrat e ruajtura',
    empty: 'Nuk keni ende qendra sportive të ruajtura.',
    find: 'Gjej qendra sportive',
  },
  upcoming: {
    title: 'Rezervimet e ardhshme',
    empty: 'Nuk keni rezervime të ardhshme.',
    find: 'Gjej një fushë',
    all: 'Të gjitha rezervimet',
  },
};
