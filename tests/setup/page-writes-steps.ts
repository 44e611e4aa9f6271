/** What is written after several steps: the code of a phone, the forms of events and competitions. */
import type { Page } from '@playwright/test';
import { manager, organization } from './every-page.ts';
import { button, field, heading, inDialog, type PageWrite } from './page-write.ts';
import { code, register } from './sign-in-steps.ts';

const next = (page: Page) => inDialog('Next')(page).click();

async function toLastStepOfEvent(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create event' });
  await form.getByLabel('Title').fill('Dajti pa kufi');
  await form.getByLabel('Sport').selectOption({ label: 'Football' });
  await next(page);
  await form.getByRole('radio', { name: 'Other place' }).check();
  await form.getByLabel('Name of the place').fill('Parku Rinia');
  await next(page);
}

async function toLastStepOfCompetition(page: Page): Promise<void> {
  await button('Create competition')(page).first().click();
  const form = page.getByRole('dialog', { name: 'Create competition' });
  // a sport that is chosen brings its rules, over those of the draft
  if ((await form.getByLabel('Name').inputValue()) === '') {
    await form.getByLabel('Name').fill('Kupa e Janarit');
    await form.getByLabel('Sport').selectOption('Football');
    await form.getByLabel('City').selectOption('Tiranë');
  }
  await next(page);
  await next(page);
  await form.getByLabel('Starts on').fill('01/23/2027');
  await next(page);
  await next(page);
}

export const stepWrites: readonly PageWrite[] = [
  {
    path: '/auth/verify',
    address: 'auth/verify',
    operation: 'verifyPhone',
    open: async (page) => {
      if (!(await heading('Enter the code')(page).isVisible())) await register(page);
    },
    // the sixth digit sends them
    act: async (page) => {
      await code(page).fill('');
      await code(page).fill('123456');
    },
    press: button('Confirm'),
    refuses: ['code', code],
    done: heading('Choose a password'),
  },
  {
    path: '/events',
    address: 'events?do=create',
    as: 'player',
    operation: 'createEvent',
    open: toLastStepOfEvent,
    typed: [[field('Seats'), '14']],
    press: inDialog('Create event'),
    done: heading('Dajti pa kufi'),
  },
  {
    path: '/competitions',
    address: `competitions?${organization}`,
    ...manager,
    operation: 'createCompetition',
    open: toLastStepOfCompetition,
    typed: [[field('Points for a win'), '4']],
    press: inDialog('Create competition'),
    done: heading('Kupa e Janarit'),
  },
  {
    path: '/admin/organization/home',
    address: `admin/organization/home?${organization}`,
    ...manager,
    operation: 'createCompetition',
    open: toLastStepOfCompetition,
    typed: [[field('Points for a win'), '4']],
    press: inDialog('Create competition'),
    done: heading('Kupa e Janarit'),
  },
];
