/** The demo accounts (design §17). All have the password below; every code is 123456. */
import type { LocalText } from '../db/records.ts';

export const DEMO_PREFIX = '+355';
export const DEMO_PASSWORD = 'demo1234';

export const demoAccounts = [
  {
    key: 'player',
    name: 'Arben Hoxha',
    phone_prefix: DEMO_PREFIX,
    phone_number: '690000001',
    label: { en: 'Player', sq: 'Lojtar' },
  },
  {
    key: 'owner',
    name: 'Mirela Gjoka',
    phone_prefix: DEMO_PREFIX,
    phone_number: '690000002',
    label: { en: 'Venue owner', sq: 'Pronare qendre sportive' },
  },
  {
    key: 'teamAdmin',
    name: 'Endri Çela',
    phone_prefix: DEMO_PREFIX,
    phone_number: '690000003',
    label: { en: 'Team admin', sq: 'Administrator ekipi' },
  },
  {
    key: 'organizationManager',
    name: 'Teuta Marku',
    phone_prefix: DEMO_PREFIX,
    phone_number: '690000004',
    label: { en: 'Organization manager', sq: 'Drejtuese organizate' },
  },
  {
    key: 'superUser',
    name: 'Luan Dervishi',
    phone_prefix: DEMO_PREFIX,
    phone_number: '690000005',
    label: { en: 'Super user', sq: 'Superpërdorues' },
  },
  {
    key: 'everyone',
    name: 'Era Krasniqi',
    phone_prefix: DEMO_PREFIX,
    phone_number: '690000006',
    label: { en: 'All profiles', sq: 'Të gjitha profilet' },
  },
] as const satisfies readonly {
  key: string;
  name: string;
  phone_prefix: string;
  phone_number: string;
  label: LocalText;
}[];

export type DemoKey = (typeof demoAccounts)[number]['key'];

/** The demo accounts are the first users: 1 … 6. */
export const demoId = (key: DemoKey): number => demoAccounts.findIndex((account) => account.key === key) + 1;
