import type { Seeding } from './seeding.ts';

/** Name, latitude, longitude (design §17: GeoNames; Sarandë from memory). */
export const cities: readonly (readonly [string, number, number])[] = [
  ['Tiranë', 41.32744, 19.81866],
  ['Durrës', 41.32355, 19.45469],
  ['Vlorë', 40.4696, 19.48379],
  ['Shkodër', 42.06828, 19.51258],
  ['Elbasan', 41.11138, 20.08224],
  ['Fier', 40.7251, 19.55823],
  ['Korçë', 40.61861, 20.78083],
  ['Berat', 40.70583, 19.95222],
  ['Lushnjë', 40.94194, 19.705],
  ['Kavajë', 41.18556, 19.55694],
  ['Pogradec', 40.9025, 20.6525],
  ['Gjirokastër', 40.07583, 20.13889],
  ['Sarandë', 39.8756, 20.0053],
  ['Lezhë', 41.78361, 19.64361],
  ['Kukës', 42.07694, 20.42194],
  ['Krujë', 41.50917, 19.79278],
  ['Kamëz', 41.38167, 19.76028],
  ['Laç', 41.63556, 19.71306],
  ['Peshkopi', 41.685, 20.42858],
  ['Himarë', 40.10167, 19.74472],
];

export const sports = [
  { key: 'football', name: { en: 'Football', sq: 'Futboll' } },
  { key: 'basketball', name: { en: 'Basketball', sq: 'Basketboll' } },
  { key: 'volleyball', name: { en: 'Volleyball', sq: 'Volejboll' } },
  { key: 'tennis', name: { en: 'Tennis', sq: 'Tenis' } },
] as const;
export type SportKey = (typeof sports)[number]['key'];

export const sportId = (key: SportKey): number => sports.findIndex((sport) => sport.key === key) + 1;
export const cityId = (name: string): number => cities.findIndex(([city]) => city === name) + 1;

/** 20 cities and 4 sports. */
export async function seedLookups({ db }: Seeding): Promise<void> {
  for (const [name, latitude, longitude] of cities) await db.cities.insert({ name, latitude, longitude });
  for (const sport of sports) await db.sports.insert(sport);
}
