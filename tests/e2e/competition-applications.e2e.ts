import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
const of = (page: Page, team: string): Locator => rows(page).filter({ hasText: team });

test('[RT-47] [RT-48] [CMP-02] [API-74] a team gets the last place, the next one waits, and moves up when it withdraws', async ({
  page,
  mock,
  signIn,
  language,
  allowConsole,
  secondUser,
}) => {
  allowConsole(/status of 4(?:09|22)/);
  // a football cup of two places, one of which is taken
  const headers = { authorization: `Bearer ${await mock.become('organizationManager')}` };
  const organization = { module: 'organization' };
  const made = await page.request.post('/api/competitions', {
    headers,
    data: {
      ...organization,
      owner_type: 'organization',
      owner_id: 1,
      name: 'Kupa e Lagjes',
      sport_id: 1,
      city_id: 1,
      gender: 'mixed',
      format: 'knockout',
      min_teams: 2,
      max_teams: 2,
      roster_min: 1,
      roster_max: 20,
      starts_on: '2026-12-20',
    },
  });
  expect(made.status()).toBe(201);
  const { id } = ((await made.json()) as { data: { competition: { id: number } } }).data.competition; // checked by the contract's schema
  const competition = `/api/competition/${id}`;
  await page.request.post(`${competition}/transition`, { headers, data: { ...organization, to: 'registration' } });
  await page.request.post(`${competition}/team`, { headers, data: { ...organization, team_id: 25 } });

  const organizer = await secondUser('organizationManager');
  await organizer.language('en');
  await organizer.page.goto(`competition/${id}/applications`);
  await expect(organizer.page.getByText('No team has asked for a place yet.')).toBeVisible();

  await signIn('teamAdmin');
  await language('en');
  await page.goto(`competition/${id}`);
  await page.getByRole('button', { name: 'Apply with a team' }).click();
  const form = page.getByRole('dialog', { name: 'Apply to Kupa e Lagjes' });
  await form.getByLabel('Message').fill('We play every Thursday.');
  await form.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Shqiponjat e Liqenit has applied to Kupa e Lagjes.')).toBeVisible();

  // without a reload
  await expect(of(organizer.page, 'Shqiponjat')).toContainText('We play every Thursday.');
  await of(organizer.page, 'Shqiponjat').getByRole('button', { name: 'Accept' }).click();
  await expect(organizer.page.getByText('Shqiponjat e Liqenit is accepted.')).toBeVisible();
  await expect(organizer.page.getByText('All places are taken.')).toBeVisible();

  const next = await secondUser('everyone');
  await next.language('en');
  await next.page.goto(`competition/${id}/about?do=apply`);
  const again = next.page.getByRole('dialog', { name: 'Apply to Kupa e Lagjes' });
  await again.getByRole('button', { name: 'Apply', exact: true }).click();
  // beside the roster: she is on that of the other team
  await expect(again.getByText('Somebody on it plays for another team of the competition.')).toBeVisible();
  await again.getByRole('button', { name: 'Klea Marku' }).click();
  await again.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(next.page.getByText('Bregu i Lumit has applied to Kupa e Lagjes.')).toBeVisible();
  const second = of(organizer.page, 'Bregu i Lumit');
  await second.getByRole('button', { name: 'Accept' }).click();
  await expect(organizer.page.getByText('The competition is full.')).toBeVisible();
  await saved(organizer.page); // a press that is being answered is not pressed again
  await second.getByRole('button', { name: 'Waiting list' }).click();
  await expect(second).toContainText('Waiting list, place 1');

  await page.goto('applications?kind=competition-entry');
  await rows(page).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw Shqiponjat e Liqenit?' });
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Shqiponjat e Liqenit is withdrawn.')).toBeVisible();

  await expect(second).toContainText('Accepted');
  await saved(next.page);
  await next.page.goto('notifications');
  await expect(
    next.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bregu i Lumit' }).first(),
  ).toContainText('Kupa e Lagjes');
});
