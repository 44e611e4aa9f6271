import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { PICTURE, sentTo } from '../setup/sign-in-steps.ts';

// What the screens of teams send, key by key.
const TEAM = 'switch_module=team&switch_entity_id=1';

test('[API-31] [ENT-27] [ENT-64] [ENT-65] [ENT-66] [ENT-67] [ENT-127] [ENT-128] [ENT-129] [ENT-130] [ENT-131] [ENT-132] [ENT-133] [ENT-134] [ENT-135] [ENT-136] [ENT-137] a new team is sent with every field, and without a slug', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('account?do=start-team');
  const form = page.getByRole('dialog', { name: 'Start a team' });
  const sent = sentTo(page, '/mod-team/team');
  await form.getByLabel('Name').fill('Ekipi i Së Enjtes');
  await expect(form.getByLabel('Sport').getByRole('option')).toContainText([
    'Football',
    'Basketball',
    'Volleyball',
    'Tennis',
  ]);
  await form.getByLabel('Sport').selectOption({ label: 'Tennis' });
  await form.getByLabel('City').selectOption({ label: 'Korçë' });
  await form.getByLabel('Foundation year').fill('2019');
  await form.getByLabel('Level').selectOption({ label: 'Competitive' });
  await form.getByLabel('Gender').selectOption({ label: 'Women' });
  await form.getByLabel('Average age').fill('24');
  await form.getByLabel('Description').fill('Luajmë të enjteve.');
  await form.getByRole('switch', { name: 'Public team' }).click();
  await form.locator('input[type=file]:not([multiple])').setInputFiles(PICTURE);
  await expect(form.getByRole('button', { name: 'Change crest' })).toBeVisible();
  await form.locator('input[type=file][multiple]').setInputFiles(PICTURE);
  await expect(form.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your team is created.')).toBeVisible();
  expect(sent).toEqual([
    {
      module: 'base',
      name: 'Ekipi i Së Enjtes',
      sport_id: 4,
      city_id: 7,
      foundation_year: 2019,
      level: 'competitive',
      gender: 'female',
      average_age: 24,
      description: 'Luajmë të enjteve.',
      is_public: false,
      image: expect.any(Number),
      images: [expect.any(Number)],
    },
  ]);
});

test('[API-33] [API-34] [ENT-28] [ENT-127] [ENT-130] [ENT-131] [ENT-132] [ENT-133] [ENT-134] [ENT-135] [ENT-136] [ENT-138] a change is sent with a slug and without the sport; a photo is removed', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(`admin/team?view=details&${TEAM}`);
  const sent = sentTo(page, '/mod-team/team/1');
  await page.getByLabel('Name').fill('Shqiponjat');
  await page.getByLabel('City').selectOption({ label: 'Korçë' });
  await page.getByLabel('Foundation year').fill('2001');
  await page.getByLabel('Level').selectOption({ label: 'Competitive' });
  await page.getByLabel('Gender').selectOption({ label: 'Women' });
  await page.getByLabel('Average age').fill('24');
  await page.getByLabel('Description').fill('Luajmë të enjteve.');
  await page.getByRole('switch', { name: 'Public team' }).click();
  await page.getByLabel('Address of the page').fill('shqiponjat');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The team is saved.')).toBeVisible();
  expect(sent.filter(Boolean)).toEqual([
    {
      module: 'team',
      name: 'Shqiponjat',
      city_id: 7,
      foundation_year: 2001,
      level: 'competitive',
      gender: 'female',
      average_age: 24,
      description: 'Luajmë të enjteve.',
      is_public: false,
      slug: 'shqiponjat',
    },
  ]);

  await page.getByRole('tab', { name: 'Photos' }).click();
  const detached = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: /^Actions for photo 1/i }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  expect((await detached).url()).toMatch(/\/api\/mod-team\/team\/images\/\d+\?module=team$/);
  await expect(page.getByText('The photo is removed.')).toBeVisible();
});

test('[API-35] [API-36] [API-37] [ENT-31] [ENT-145] [ENT-146] [ENT-147] [ENT-148] a member is added, changed and removed', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(`admin/team/users?${TEAM}`);
  const row = page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Mirela Gjoka' });
  await page.getByRole('button', { name: 'Add member' }).click();
  const adding = page.getByRole('dialog', { name: 'Add member' });
  await adding.getByRole('combobox', { name: 'Search by name or phone' }).fill('mirela gjo');
  await page.getByRole('option', { name: 'Mirela Gjoka' }).click();
  await adding.getByLabel('Jersey number').fill('44');
  await adding.getByRole('checkbox', { name: /^Coach/ }).check();
  const added = sentTo(page, '/mod-team/team/1/member');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(row).toContainText('No. 44');
  expect(added.filter(Boolean)).toEqual([
    { module: 'team', user_id: 2, roles: ['coach'], is_player: true, jersey_number: 44, position: null },
  ]);

  const change = page.waitForRequest((request) => request.method() === 'PATCH');
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Mirela Gjoka' });
  await editing.getByLabel('Jersey number').fill('45');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('No. 45');
  expect((await change).url()).toMatch(/\/api\/mod-team\/team\/1\/member\/\d+$/);
  expect((await change).postDataJSON()).toMatchObject({ module: 'team', jersey_number: 45 });

  const removed = page.waitForRequest((request) => request.method() === 'DELETE');
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);
  expect((await removed).url()).toMatch(/\/api\/mod-team\/team\/1\/member\/\d+\?module=team$/);
});

test('[ENT-38] [ENT-173] [ENT-174] [ENT-175] [ENT-176] [ENT-177] the list of teams is asked for with the keys of its filters', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('teamAdmin');
  await language('en');
  const asked = (key: string, value: string) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === '/api/teams' && searchParams.get(key) === value;
    });
  const cards = page.getByRole('list', { name: 'Teams' }).getByRole('article');
  for (const [search, key, value, count] of [
    ['sportId=3', 'sportId', '3', 4],
    ['keywords=titan', 'keywords', 'titan', 1],
    ['mine_as_admin=1', 'mine_as_admin', 'true', 1],
  ] as const) {
    const request = asked(key, value);
    await page.goto(`teams?${search}`);
    await request;
    await expect(cards).toHaveCount(count);
  }
  const request = asked('bookmark', 'true');
  await page.goto('teams');
  await cards
    .first()
    .getByRole('button', { name: /^Bookmark / })
    .click();
  await saved(page);
  await page.getByRole('button', { name: 'Bookmarked' }).click();
  await request;
  await expect(cards).toHaveCount(1);
});
