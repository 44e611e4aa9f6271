import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { arrivesAt } from '../addresses.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import type { UserEvent } from '../booking-rows.ts';
import { expectMessages } from '../fields.ts';
import { fillIn, type Step } from '../fill-in.ts';
import { expectOnce, pressUntilGone } from '../press-again.ts';

// From one page of signing in to the next; what a page says by itself is in the stories of that page.

export default { title: 'App/Sign in' } satisfies Meta;

const ACCEPT = 'I accept the terms of use and the privacy notice.';
const FREE = '697778899';
const main = () => screen.getByRole('main');
const requests = (backend: Backend, operation: string) =>
  backend.calls.filter((call) => call.operation === operation).map(({ request }) => request);
const fill = (userEvent: UserEvent, ...steps: Step[]) => fillIn(userEvent, main(), steps);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = async (name: string | RegExp) => within(main()).findByRole('link', { name });
const signIn = (userEvent: UserEvent, phone = '690000001') =>
  fill(userEvent, ['paste', 'Phone number', phone], ['paste', 'Password', 'demo1234'], ['press', 'Sign in']);
const register = async (userEvent: UserEvent, phone = FREE) => {
  await fill(userEvent, ['paste', 'Phone number', phone], ['tick', ACCEPT], ['press', 'Send code']);
  await heading('Enter the code');
};
const forget = async (userEvent: UserEvent, phone: string) => {
  await fill(userEvent, ['paste', 'Phone number', phone], ['press', 'Send code']);
  await heading('Enter the code');
};
const enter = (userEvent: UserEvent, code: string) => fill(userEvent, ['paste', 'Code', code]);

/** A page for guests only leads others home. */
const forGuests = (route: string): AppStoryOptions => ({
  route,
  persona: 'player',
  shows: /Play tonight/,
  play: async (_, app) => {
    await arrivesAt(app, '/explore');
    await expect(screen.queryByText('You do not have permission to access that page.')).toBeNull();
  },
});
export const RegisteringWhileSignedIn = {
  ...appStory(forGuests('/auth/register')),
  name: '[RT-20] registering is for guests only',
};
export const ForgettingWhileSignedIn = {
  ...appStory(forGuests('/auth/forgot-password')),
  name: '[RT-24] asking for another password is for guests only',
};

export const BackToThePage = {
  ...appStory({
    route: '/bookings?tab=past',
    play: async ({ userEvent }, app) => {
      await userEvent.click(await link('Sign in'));
      await fill(userEvent, ['paste', 'Phone number', '690000001'], ['paste', 'Password', 'demo1234']);
      await userEvent.keyboard('{Enter}'); // same as the button
      await arrivesAt(app, '/bookings?tab=past');
      // the page is drawn once more with the new user's data
      await waitFor(() => expect(screen.getByRole('tab', { name: 'Past', selected: true })).toBeVisible());
    },
  }),
  name: '[AUTH-10] signing in leads back to the page that asked for it',
};
export const NeverOutOfTheApp = {
  ...appStory({
    route: '/auth/login?returnTo=https%3A%2F%2Fevil.example%2F',
    play: async ({ userEvent }, app) => {
      await signIn(userEvent);
      await arrivesAt(app, '/explore');
    },
  }),
  name: '[RT-19] an address outside the app is not followed',
};
/** Each refusal is said above the form, and the same button tries again. */
export const LaterThanOnce = appStory({
  route: '/auth/login',
  failures: [{ operation: 'login', status: 429 }],
  play: async ({ userEvent }, app, { control }) => {
    await signIn(userEvent);
    await expect(await within(main()).findByRole('alert')).toHaveTextContent('Too many attempts.');
    control.addFailure({ operation: 'login', status: 'reset' });
    await fill(userEvent, ['press', 'Sign in']);
    await expect(
      await within(main()).findByText(/Something went wrong\.\s?Check your connection and try again\./),
    ).toBeVisible();
    await control.setScenario('default');
    await fill(userEvent, ['press', 'Sign in']);
    await arrivesAt(app, '/explore');
  },
});
/** Until the next page has taken its place. */
export const PressedAgain = appStory({
  route: '/auth/login',
  play: async ({ userEvent }, app, backend) => {
    await fill(userEvent, ['paste', 'Phone number', '690000001'], ['paste', 'Password', 'demo1234']);
    await pressUntilGone(within(main()).getByRole('button', { name: 'Sign in' }));
    await arrivesAt(app, '/explore');
    await expectOnce('login', null, app, backend);
  },
});
/** Who has not entered the first code is led to it, without another one being sent. */
export const NotVerified = appStory({
  route: '/auth/login?returnTo=%2Fbookings',
  play: async ({ userEvent }, app, backend) => {
    await signIn(userEvent, '690000058');
    await heading('Enter the code');
    await expect(await screen.findByText('Verify your phone number first.')).toBeVisible();
    await expect(screen.getByRole('timer')).toBeVisible();
    await expect(requests(backend, 'resendCode')).toEqual([]);
    await enter(userEvent, '123456');
    await heading('Your profile');
    await arrivesAt(app, '/auth/profile?returnTo=%2Fbookings');
  },
});

/** Terms and privacy open over the form, which keeps what was typed. */
export const LegalTexts = appStory({
  route: '/auth/register?returnTo=%2Fvenues',
  play: async ({ userEvent }, app) => {
    await fill(userEvent, ['paste', 'Phone number', FREE]);
    for (const name of ['terms of use', 'privacy notice']) {
      await userEvent.click(await link(name));
      await expect(await screen.findByRole('dialog', { name: new RegExp(name, 'i') })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(async () => expect(await link(name)).toHaveFocus());
    }
    await expect(screen.getByLabelText('Phone number')).toHaveValue(FREE);
    await arrivesAt(app, '/auth/register?returnTo=%2Fvenues');
  },
});
/** A server error and a missing answer keep what was typed, and can be retried. */
export const RegisteredInTheEnd = appStory({
  route: '/auth/register',
  failures: [{ operation: 'register', status: 500 }],
  play: async ({ userEvent }, _, { control }) => {
    await fill(userEvent, ['paste', 'Phone number', FREE], ['tick', ACCEPT], ['press', 'Send code']);
    await expect(await within(main()).findByRole('alert')).toHaveTextContent('Something went wrong.');
    control.addFailure({ operation: 'register', status: 'reset' });
    await fill(userEvent, ['press', 'Try again']);
    await expect(await within(main()).findByText(/Check your connection and try again\./)).toBeVisible();
    await waitFor(() => expect(within(main()).getByRole('button', { name: 'Send code' })).toHaveFocus());
    await expect(screen.getByLabelText('Phone number')).toHaveValue(FREE);
    await expect(screen.getByRole('checkbox')).toBeChecked();
    await control.setScenario('default');
    await fill(userEvent, ['press', 'Try again']);
    await heading('Enter the code');
  },
});
/** A number that already has an account signs in by its code, and nothing reveals the account before. */
export const HasAnAccount = appStory({
  route: '/auth/register',
  play: async ({ userEvent }, app) => {
    await register(userEvent, '690000001');
    await enter(userEvent, '123456');
    await arrivesAt(app, '/explore');
  },
});
/** A wrong number can be changed, and the field holds what was typed. */
export const AnotherNumber = appStory({
  route: '/auth/register',
  play: async ({ userEvent }) => {
    await register(userEvent);
    await userEvent.click(await link('Change number'));
    await heading('Create an account');
    await expect(await screen.findByLabelText('Phone number')).toHaveValue('69 777 8899');
    await register(userEvent, '697778800');
    await expect(main()).toHaveTextContent('+355 69 777 8800');
  },
});
export const RegisteringInAlbanian = appStory({
  route: '/auth/register',
  language: 'sq',
  play: async ({ userEvent }, _, backend) => {
    await fill(userEvent, ['press', 'Dërgo kodin']);
    await waitFor(() =>
      expect(screen.getByLabelText('Numri i telefonit')).toHaveAccessibleDescription(
        'Numri i telefonit është i detyrueshëm.',
      ),
    );
    await expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Kushtet duhet të pranohen.');
    await fill(userEvent, ['paste', 'Numri i telefonit', FREE]);
    await userEvent.click(screen.getByRole('checkbox'));
    await fill(userEvent, ['press', 'Dërgo kodin']);
    await userEvent.type(await screen.findByLabelText('Kodi'), '12345a');
    await fill(userEvent, ['press', 'Konfirmo']);
    await expectMessages({ Kodi: 'Kodi duhet të ketë saktësisht 6 shifra.' });
    await expect(requests(backend, 'register')).toEqual([expect.objectContaining({ locale: 'sq' })]);
  },
});

/** An unknown number gets the same answer as any other, and no code works. */
export const UnknownNumber = appStory({
  route: '/auth/forgot-password',
  play: async ({ userEvent }) => {
    await forget(userEvent, FREE);
    await enter(userEvent, '123456');
    await expectMessages({ Code: 'The code is not right.' });
  },
});
/** From a forgotten password to a new account: the flow that was begun gives way. */
export const AccountInstead = appStory({
  route: '/auth/forgot-password',
  play: async ({ userEvent }) => {
    await forget(userEvent, '690000001');
    await userEvent.click(await link('Change number'));
    await heading('Forgot your password?');
    await expect(await screen.findByLabelText('Phone number')).toHaveValue('69 000 0001');
    await userEvent.click(await link('Back to sign-in'));
    await userEvent.click(await link('Create an account'));
    await heading('Create an account');
    await register(userEvent);
    await expect(main()).toHaveTextContent('+355 69 777 8899');
    await userEvent.click(await link('Change number'));
    await heading('Create an account');
  },
});
/** The code is enough to be signed in: who remembers the old password keeps it. */
export const OldPasswordKept = appStory({
  route: '/auth/forgot-password',
  play: async ({ userEvent }, app, backend) => {
    await forget(userEvent, '690000001');
    await enter(userEvent, '123456');
    await heading('Choose a new password');
    await fill(userEvent, ['press', 'Keep old password']);
    await arrivesAt(app, '/explore');
    await expect(requests(backend, 'setCredentials')).toEqual([]);
  },
});
/** Half an hour later the code sets no password any more; another one does. */
export const CodeExpired = appStory({
  route: '/auth/forgot-password',
  play: async ({ userEvent }, app, { control }) => {
    const setPassword = () =>
      fill(
        userEvent,
        ['paste', 'Password', 'another-one'],
        ['paste', 'Repeat the password', 'another-one'],
        ['press', 'Save password'],
      );
    await forget(userEvent, '690000001');
    await enter(userEvent, '123456');
    await heading('Choose a new password');
    control.clock.freeze(control.clock.now() + 30 * 60_000);
    await setPassword();
    await expect(await within(main()).findByText('Ask for a code first to set a new password.')).toBeVisible();
    await fill(userEvent, ['press', 'Send code']);
    await heading('Enter the code');
    await enter(userEvent, '123456');
    await heading('Choose a new password');
    await setPassword();
    await arrivesAt(app, '/explore');
  },
});
