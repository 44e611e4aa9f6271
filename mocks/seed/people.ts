import { DAY } from '../rules/shared/time.ts';
import { DEMO_PASSWORD, DEMO_PREFIX, demoAccounts } from './demo-accounts.ts';
import { cities } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import { sessionAccountOf } from './session-accounts.ts';

const words = (text: string) => text.split(' ');
const men = words(
  'Arben Ardit Besnik Blerim Dritan Elton Endri Ergys Fatjon Genti Ilir Klajdi Kreshnik Luan Mentor Redon Sokol Taulant Valon Ylli',
);
const women = words(
  'Albana Anisa Besa Drita Elira Era Esmeralda Fjolla Ina Jonida Klea Lira Mirela Ornela Rea Sara Teuta Vjosa Xhoana Zana',
);
export const surnames = words(
  'Bardhi Cani Çela Dervishi Dhima Doko Duka Elezi Gjoka Gjini Hasa Hoxha Isufi Kola Krasniqi Leka Lika Lleshi Marku Muça Ndreu Pepa Prifti Qosja Sula Shehu Tafa Toska Vata Xhafa Zeneli Zhupa',
);
/** Random names must not be those of public persons. */
const denied = new Set(['Ilir Meta', 'Luan Hoxha', 'Arben Duka', 'Sokol Kola']);

/** Users up to here are random; later ones use no random numbers, so that the rest of the seed stays unchanged. */
const CHANCE_COUNT = 60;
const USER_COUNT = 63;

/** 63 people: the six demo accounts, 51 ordinary ones, and six with an unfinished sign-up (`session-accounts.ts`). */
export async function seedPeople({ db, now, random }: Seeding): Promise<void> {
  const taken = new Set<string>(demoAccounts.map(({ name }) => name));
  for (let id = 1; id <= USER_COUNT; id += 1) {
    const demo = demoAccounts[id - 1];
    const unfinished = sessionAccountOf(id);
    const isComplete = unfinished?.is_completed ?? true;
    const isOfChance = id <= CHANCE_COUNT;
    await db.users.insert({
      id,
      name: isComplete ? (demo?.name ?? (isOfChance ? newName() : 'Besa Toska')) : null,
      birth_year: isComplete ? (isOfChance ? random.int(1972, 2008) : 1990) : null,
      city_id: isComplete ? (demo || !isOfChance ? 1 : random.int(1, cities.length)) : null,
      image_id: null,
      phone_prefix: DEMO_PREFIX,
      phone_number: unfinished?.phone_number ?? `6900000${String(id).padStart(2, '0')}`,
      password: unfinished?.password_set === false ? null : DEMO_PASSWORD,
      password_set: unfinished?.password_set ?? true,
      profile_status: isComplete ? 'completed' : 'uncompleted',
      is_verified: unfinished?.is_verified ?? true,
      is_super_user: demo?.key === 'superUser' || demo?.key === 'everyone' || unfinished?.is_super_user === true,
      locale: demo || !isOfChance || random.chance(0.8) ? 'sq' : 'en',
      new_phone: null,
      created_at: now - (isOfChance ? random.int(90, 400) : 2) * DAY,
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
