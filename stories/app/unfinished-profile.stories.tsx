import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { arrivesAt } from '../addresses.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { beforeTheProfile } from '../before-profile.ts';
import type { UserEvent } from '../booking-rows.ts';
import { fillIn, type Step } from '../fill-in.ts';

// The steps that come after the first sign-in, from page to page.

export default { title: 'App/Unfinished profile' } satisfies Meta;

const main = () => screen.getByRole('main');
const fill = (userEvent: UserEvent, ...steps: Step[]) => fillIn(userEvent, main(), steps);
const save = (userEvent: UserEvent, phone?: string) =>
  fill(
    userEvent,
    ['paste', 'Name', 'Era Hoxha'],
    ['choose', 'Birth year', '1990'],
    ['choose', 'City', 'Durrës'],
    ...(phone === undefined ? [] : [['paste', 'Phone number', phone] as const]),
    ['press', 'Save changes'],
  );
const enterCode = async (userEvent: UserEvent) => {
  await screen.findByRole('heading', { level: 1, name: 'Enter the code' });
  await fill(userEvent, ['paste', 'Code', '123456']);
};

/** The page of a step that this person does not need leads on. */
const ledOn = (route: string, to: string, who: Partial<AppStoryOptions> = {}) =>
  appStory({ ...who, route, play: (_, app) => arrivesAt(app, to) });
const player = { persona: 'player' } as const;
export const WithAPassword = {
  ...ledOn('/auth/credentials', '/explore', player),
  name: '[AUTH-04] who has a password and a profile goes home',
};
export const WithAPasswordOnly = {
  ...ledOn('/auth/credentials', '/auth/profile', beforeTheProfile),
  name: '[AUTH-04] [C-10] who has a password goes on to the profile',
};
export const GuestWithoutACode = {
  ...ledOn('/auth/credentials', '/auth/login'),
  name: '[C-10] a guest signs in first',
};
export const WithAProfile = {
  ...ledOn('/auth/profile', '/explore', player),
  name: '[AUTH-03] [ENT-62] a user with a profile is redirected home',
};

const unfinished = { ...beforeTheProfile, route: '/auth/profile' } as const;

/** A new number is saved after its code is entered. */
export const NewNumber = appStory({
  ...unfinished,
  route: '/auth/profile?returnTo=%2Faccount',
  play: async ({ userEvent }, app) => {
    await save(userEvent, '697778899');
    await screen.findByRole('heading', { level: 1, name: 'Enter the code' });
    await expect(main()).toHaveTextContent('+355 69 777 8899');
    await enterCode(userEvent);
    await arrivesAt(app, '/account');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Enter the code' })).toBeNull()); // it names the number too
    await expect(await screen.findByText('+355 69 777 8899')).toBeVisible();
  },
});
/** Without its code it is not, and an address outside the app is not followed (R7). */
export const NewNumberWithoutItsCode = appStory({
  ...unfinished,
  route: '/auth/profile?returnTo=https%3A%2F%2Fevil.example%2Fapp',
  play: async ({ userEvent }, app, { control }) => {
    await save(userEvent, '697778899');
    const notNow = await screen.findByRole('link', { name: 'Not now' });
    await expect(notNow).toHaveAttribute('href', '/');
    await userEvent.click(notNow);
    await arrivesAt(app, '/explore');
    await expect(control.db.read.users.get(demoId('player'))).toMatchObject({
      name: 'Era Hoxha',
      phone_number: '690000001',
    });
  },
});
/** That a number is another user's is said to who has its code alone. */
export const NumberOfAnother = appStory({
  ...unfinished,
  play: async ({ userEvent }, _, { control }) => {
    await save(userEvent, '690000003');
    await enterCode(userEvent);
    await expect(await within(main()).findByText('This phone number belongs to another account.')).toBeVisible();
    await expect(control.db.read.users.get(demoId('player'))).toMatchObject({ phone_number: '690000001' });
  },
});
/** Cities that failed to load can be loaded again. */
export const CitiesLoadedAgain = appStory({
  ...unfinished,
  failures: [{ operation: 'listCities', status: 500 }],
  shows: /Something went wrong\./,
  play: async ({ userEvent }, app, { control }) => {
    await expect(within(main()).getByRole('alert')).toHaveTextContent('Something went wrong.');
    await control.setScenario('default');
    await fill(userEvent, ['press', 'Try again']);
    await save(userEvent);
    await arrivesAt(app, '/explore');
  },
});
/** On the account page as well, a new number waits for its code. */
export const NewNumberLater = appStory({
  ...player,
  route: '/account?do=edit',
  play: async ({ userEvent }, app) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
    await fillIn(userEvent, dialog, [
      ['paste', 'Phone number', '690000777'],
      ['press', 'Save changes'],
    ]);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/auth/verify'));
    await screen.findByRole('heading', { level: 1, name: 'Enter the code' });
    await expect(main()).toHaveTextContent('69 000 0777');
  },
});
