import { DAY } from '../rules/time.ts';
import { DEMO_CODE, DEMO_PASSWORD, DEMO_PREFIX, demoAccounts } from './demo-accounts.ts';
import { cities } from './lookups.ts';
import type { Seeding } from './seeding.ts';

const words = (text: string) => text.split(' ');
const men = words('Arben Ardit Besnik Blerim Dritan Elton Endri Ergys Fatjon Genti Ilir Klajdi Kreshnik Luan Mentor Redon Sokol Taulant Valon Ylli');
const women = words('Albana Anisa Besa Drita Elira Era Esmeralda Fjolla Ina Jonida Klea Lira Mirela Ornela Rea Sara Teuta Vjosa Xhoana Zana');
export const surnames = words(
  'Bardhi Cani Çela Dervishi Dhima Doko Duka Elezi Gjoka Gjini Hasa Hoxha Isufi Kola Krasniqi Leka Lika Lleshi Marku Muça Ndreu Pepa Prifti Qosja Sula Shehu Tafa Toska Vata Xhafa Zeneli Zhupa',
);
/** Chance must not make the name of a public person. */
const denied = new Set(['Ilir Meta', 'Luan Hoxha', 'Arben Duka', 'Sokol Kola']);

export const USER_COUNT = 60;

/** Users with something missing, for the ways through sign-up (design §2). */
export const unfinished = { unverified: 58, withoutPassword: 59, withoutProfile: 60 } as const;

/** 60 people: the six demo accounts, 51 ordinary ones, and three who have not finished signing up. */
export async function seedPeople({ db, now, random }: Seeding): Promise<void> {
  const taken = new Set<string>(demoAccounts.map(({ name }) => name));
  for (let id = 1; id <= USER_COUNT; id += 1) {
    const demo = demoAccounts[id - 1];
    const isComplete = id !== unfinished.withoutProfile && id !== unfinished.unverified;
    await db.users.insert({
      id,
      name: isComplete ? (demo?.name ?? newName()) : null,
      birth_year: isComplete ? random.int(1972, 2008) : null,
      city_id: isComplete ? (demo ? 1 : random.int(1, cities.length)) : null,
      image_id: null,
      phone_prefix: DEMO_PREFIX,
      phone_number: `6900000${String(id).padStart(2, '0')}`,
      password: id === unfinished.withoutPassword ? null : DEMO_PASSWORD,
      password_set: id !== unfinished.withoutPassword,
      profile_status: isComplete ? 'completed' : 'uncompleted',
      is_verified: id !== unfinished.unverified,
      is_super_user: demo?.key === 'superUser' || demo?.key === 'everyone',
      locale: demo || random.chance(0.8) ? 'sq' : 'en',
      code: id === unfinished.unverified ? DEMO_CODE : null,
      code_sent_at: id === unfinished.unverified ? now : null,
      code_attempts: 0,
      created_at: now - random.int(90, 400) * DAY,
    });
  }

  function newName(): string {
    for (;;) {
      const name = `${random.pick(random.chance(0.5) ? men : women)} ${random.pick(surnames)}`;
      if (taken.has(name) || denied.has(name)) continue;
      taken.add(name);
      return name;
    }
  }
}
