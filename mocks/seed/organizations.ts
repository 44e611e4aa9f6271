import { uniqueSlug } from '../../src/shared/lib/slug.ts';
import { DAY } from '../rules/shared/time.ts';
import { demoId } from './demo-accounts.ts';
import { organizationAccountId } from './organization-accounts.ts';
import { imageIds } from './images.ts';
import { cityId } from './lookups.ts';
import type { Seeding } from './seeding.ts';

/** Of `session-accounts.ts`. */
const NEW_REFEREE = 63;

const plans = [
  ['Liga e Lagjeve Tirana', 'Tiranë'],
  ['Shoqata Rinia Sportive', 'Shkodër'],
  ['Lidhja Amatore e Bregdetit', 'Durrës'],
  ['Shkolla Sportive Horizonti', 'Vlorë'],
] as const;

/**
 * Four organizations; the demo account owns the first and is a manager of the second, so that both roles can be seen. The first has
 * a referee who has not completed their profile.
 */
export async function seedOrganizations({ db, now }: Seeding): Promise<void> {
  for (const [index, [name, city]] of plans.entries()) {
    const id = index + 1;
    await db.organizations.insert({
      id,
      slug: uniqueSlug(name, (slug) => db.organizations.one('slug', slug) !== undefined),
      name,
      image_id: id === 1 ? imageIds.organizationLogo : null,
      image_ids: id === 1 ? [imageIds.organizationCover] : [],
      city_id: cityId(city),
      description: {
        en: `${name} runs amateur competitions for everybody.`,
        sq: `${name} organizon kompeticione amatore për të gjithë.`,
      },
      created_at: now - (500 - id) * DAY,
    });
  }
  const users = [
    [1, demoId('organizationManager'), 'owner'],
    [1, organizationAccountId('leagueManager'), 'manager'],
    [1, organizationAccountId('leagueReferee'), 'referee'],
    [1, NEW_REFEREE, 'referee'],
    [2, 35, 'owner'],
    [2, demoId('organizationManager'), 'manager'],
    [3, demoId('everyone'), 'owner'],
    [4, 36, 'owner'],
    [4, 37, 'referee'],
  ] as const;
  for (const [index, [organization_id, user_id, role]] of users.entries())
    await db.organizationUsers.insert({ organization_id, user_id, role, since: now - (400 - 20 * index) * DAY });
}
