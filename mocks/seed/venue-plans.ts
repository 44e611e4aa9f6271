/** The venues of the seed as a table (design §17): 14 published, 2 in review, a draft and a disabled one; 44 courts. All invented. */
import type { BookingPolicy, PublicationStatus } from '../db/records.ts';
import type { SportKey } from './lookups.ts';

export interface VenuePlan {
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly status?: Exclude<PublicationStatus, 'published'>;
  readonly courts: readonly CourtPlan[];
  readonly policy?: Partial<BookingPolicy>;
  readonly isBookable?: false;
  /** Closed on Flag Day and open until 18:00 on New Year's Eve. */
  readonly keepsHolidays?: true;
}
export interface CourtPlan {
  readonly name: string;
  readonly sport: SportKey;
  readonly price: number;
  readonly capacity: number;
  readonly delayed_start?: 30;
  readonly closedOnMondays?: true;
  readonly isHidden?: true;
}

const football = (name: string, price: number, capacity = 10): CourtPlan => ({
  name,
  sport: 'football',
  price,
  capacity,
});
const basketball = (name: string, price: number): CourtPlan => ({ name, sport: 'basketball', price, capacity: 10 });
const volleyball = (name: string, price: number): CourtPlan => ({ name, sport: 'volleyball', price, capacity: 12 });
const tennis = (name: string, price: number): CourtPlan => ({ name, sport: 'tennis', price, capacity: 4 });
const auto = { booking_confirmation: 'auto' } as const;

export const venuePlans: readonly VenuePlan[] = [
  {
    name: 'Fusha e Liqenit',
    city: 'Tiranë',
    address: 'Rr. e Plepave 14',
    policy: auto,
    courts: [football('Fusha 1', 3500, 14), football('Fusha 2', 2500), football('Fusha 3', 2500)],
  },
  {
    name: 'Arena Dajti',
    city: 'Tiranë',
    address: 'Rr. e Portit të Vjetër 3',
    keepsHolidays: true,
    courts: [
      football('Fusha A (5x5)', 2400),
      football('Fusha B (7x7)', 4200, 14),
      { ...basketball('Salla Qendrore', 2200), delayed_start: 30 },
    ],
  },
  {
    name: 'Tenis Klub Parku i Madh i Ri',
    city: 'Tiranë',
    address: 'Bulevardi i Ri 27',
    policy: { ...auto, cancel_cutoff_hours: 12 },
    courts: [
      { ...tennis('Korti 1', 1400), closedOnMondays: true },
      tennis('Korti 2', 1400),
      tennis('Korti 3', 1200),
      tennis('Korti 4', 1000),
    ],
  },
  {
    name: 'Qendra Sportive Kombinati Veri',
    city: 'Tiranë',
    address: 'Lagjja 4, pranë parkut',
    policy: auto,
    keepsHolidays: true,
    courts: [football('Fusha 1', 2200), football('Fusha 2', 2000)],
  },
  {
    name: 'Pallati Jeshil',
    city: 'Tiranë',
    address: 'Rr. e Gështenjave 8',
    policy: { ...auto, weekly_allowed: false },
    courts: [
      basketball('Salla A', 2500),
      volleyball('Salla B', 2000),
      { ...volleyball('Salla C', 1800), isHidden: true },
    ],
  },
  {
    name: 'Sport City Adriatiku',
    city: 'Durrës',
    address: 'Rr. e Valëve 21',
    policy: { min_lead_minutes: 120 },
    keepsHolidays: true,
    courts: [
      football('Fusha 1', 2600),
      football('Fusha 2', 2600),
      football('Fusha e Madhe', 5000, 14),
      volleyball('Korti i Volejbollit', 1700),
    ],
  },
  {
    name: 'Plazhi Arena',
    city: 'Durrës',
    address: 'Shëtitorja e Bregut 2',
    isBookable: false,
    courts: [volleyball('Rëra 1', 1500), volleyball('Rëra 2', 1500)],
  },
  {
    name: 'Kompleksi Rozafa e Re',
    city: 'Shkodër',
    address: 'Rr. e Kalasë së Re 5',
    policy: { cancel_cutoff_hours: 48 },
    courts: [football('Fusha 1', 2200), football('Fusha 2', 2200), basketball('Salla Qendrore', 1600)],
  },
  {
    name: 'Fusha Buna',
    city: 'Shkodër',
    address: 'Rr. e Lumit 11',
    policy: auto,
    courts: [football('Fusha 1', 2000), football('Fusha 2', 2000)],
  },
  {
    name: 'Jonian Sport Park',
    city: 'Vlorë',
    address: 'Rr. e Ullinjve 40',
    policy: { ...auto, max_advance_days: 60 },
    keepsHolidays: true,
    courts: [football('Fusha 1', 2800), football('Fusha 2', 2800), tennis('Korti 1', 1500), tennis('Korti 2', 1500)],
  },
  {
    name: 'Skampa Arena e Vogël',
    city: 'Elbasan',
    address: 'Lagjja 2, pranë urës',
    courts: [football('Fusha 1', 2000), football('Fusha 2', 2000)],
  },
  {
    name: 'Qendra Morava',
    city: 'Korçë',
    address: 'Rr. e Bredhave 6',
    policy: { ...auto, max_advance_days: 14 },
    courts: [football('Fusha 1', 2200), tennis('Korti 1', 900), tennis('Korti 2', 900)],
  },
  {
    name: 'Tomorri Fitness & Sport',
    city: 'Berat',
    address: 'Rr. e Mangalemit të Ri 9',
    policy: { min_lead_minutes: 0, cancel_cutoff_hours: 0 },
    courts: [football('Fusha 1', 2000), volleyball('Salla 1', 1500)],
  },
  {
    name: 'Myzeqeja Sport',
    city: 'Fier',
    address: 'Rr. e Fushës 33',
    policy: auto,
    courts: [football('Fusha 1', 2000), football('Fusha 2', 2000)],
  },
  {
    name: 'Drini Sport Center',
    city: 'Kukës',
    address: 'Rr. e Liqenit 1',
    status: 'in-review',
    courts: [football('Fusha 1', 2000), basketball('Salla 1', 1500)],
  },
  {
    name: 'Butrinti Tenis',
    city: 'Sarandë',
    address: 'Rr. e Detit 17',
    status: 'in-review',
    courts: [tennis('Korti 1', 1500)],
  },
  {
    name: 'Fusha Drilon',
    city: 'Pogradec',
    address: 'Rr. e Mjellmave 4',
    status: 'draft',
    courts: [football('Fusha 1', 2000)],
  },
  {
    name: 'Vjosa 5x5',
    city: 'Gjirokastër',
    address: 'Lagjja 3, pranë shkollës',
    status: 'disabled',
    courts: [football('Fusha 1', 2000)],
  },
];

/** Ids by name: venues and courts are numbered in the order of the table. */
export const venueIds = {
  liqeni: 1,
  dajti: 2,
  tenisKlub: 3,
  kombinati: 4,
  drini: 15,
  butrinti: 16,
  drilon: 17,
  vjosa: 18,
  osumi: 19,
} as const;
export const courtIds = {
  liqeni1: 1,
  liqeni2: 2,
  liqeni3: 3,
  dajtiA: 4,
  dajtiB: 5,
  dajtiHall: 6,
  tennis1: 7,
  kombinati1: 11,
  kombinati2: 12,
  buna1: 25,
} as const;
