import type { Dictionary } from '../../dictionary.types.ts';
import type { home as english } from '../en/home.ts';

export const home: Dictionary<typeof english> = {
  title: 'Gjej një fushë',
  hero: {
    days: 'Të lira së shpejti',
    title: 'Gjej fushën. Rezervo. Luaj.',
    subtitle: 'Futboll, basketboll, volejboll dhe tenis pranë teje.',
    action: 'Gjej një fushë',
  },
  search: { sport: 'Sporti', city: 'Qyteti', submit: 'Kërko' },
  tonight: {
    near: 'Luaj sonte në {{city}}',
    nearTomorrow: 'Luaj nesër në mbrëmje në {{city}}',
    anywhere: 'Luaj sonte',
    anywhereTomorrow: 'Luaj nesër në mbrëmje',
    empty: 'Nuk ka asgjë të lirë në orën {{time}}.',
    other: 'Shiko orare të tjera',
  },
  how: {
    title: 'Si funksionon',
    find: { title: 'Gjej', text: 'Zgjidh sportin, qytetin dhe ditën. Shih çfarë është e lirë.' },
    book: { title: 'Rezervo', text: 'Tri prekje: dita, ora, konfirmimi. Një herë ose çdo javë.' },
    play: { title: 'Luaj', text: 'Paguaj në qendër. Ndryshuan planet? Ndrysho orarin ose anulo.' },
  },
  competitions: {
    title: 'Kompeticione ku mund të marrësh pjesë ose që mund t’i ndjekësh',
    registration: 'Regjistrimi i hapur',
    ready: 'Nis së shpejti',
    ongoing: 'Në zhvillim',
    none: 'Tani nuk ka asnjë kompeticion të hapur ose në zhvillim.',
  },
  explore: { title: 'Eksploro', sports: 'Sportet', narrowed: 'Filtrat', without: 'Hiq filtrin:' },
  install: {
    title: 'Instalo aplikacionin Fusha',
    text: 'Hape si çdo aplikacion tjetër, pa shfletuesin përreth.',
    action: 'Instalo',
    share: 'Prek “Share” te Safari.',
    add: 'Zgjidh “Add to Home Screen” (shto në ekranin bazë).',
  },
  bookmarks: {
    title: 'Qendrat e ruajtura',
    others: 'Qendra të tjera të ruajtura',
    above: 'Gjithçka që ke ruajtur është në listën më lart.',
    empty: 'Ende nuk ke qendra të ruajtura.',
    find: 'Gjej qendra sportive',
  },
  near: {
    live: 'Tani në lojë',
    events: 'Aktivitete pranë teje',
    noEvents: 'Ende pa aktivitete pranë teje.',
    findEvents: 'Shiko të gjitha aktivitetet',
    venues: 'Qendra të tjera',
  },
  upcoming: {
    title: 'Rezervimi i radhës',
    empty: 'Nuk ke rezervime të ardhshme.',
    find: 'Gjej një fushë',
    all: 'Të gjitha rezervimet',
    asked: 'Fusha është e mbyllur: përgjigju deri {{when}}',
  },
};
