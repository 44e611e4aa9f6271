import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import { $authenticated, $user, userChanged } from '../../src/models/session/session.model.ts';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import { appStory } from '../app-story.tsx';

// A write is answered with one wrong type: whether it was done is not known, and nothing is claimed. What was typed stays.

export default { title: 'App/Wrong answers to writes' } satisfies Meta;

const player = { persona: 'player' } as const;
const wrong = (operation: OperationId) => ({ failures: [{ operation, status: 'wrong-types' } as const] });
const SORRY = 'Something went wrong.';

export const SigningIn = appStory({
  route: '/auth/login',
  ...wrong('login'),
  play: async ({ userEvent }, { scope, router }) => {
    await userEvent.type(await screen.findByLabelText('Phone number'), '690000001');
    await userEvent.type(screen.getByLabelText('Password'), 'demo1234');
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(SORRY);
    await expect(screen.getByLabelText('Phone number')).toHaveValue('690000001');
    await expect(scope.getState($authenticated)).toBe(false);
    await expect(router.state.location.pathname).toBe('/auth/login');
  },
});

/** The answers are read again, and this one is among them (R11). */
export const AnsweringAnEvent = appStory({
  route: '/event/14/info',
  ...player,
  ...wrong('answerEvent'),
  play: async ({ userEvent }) => {
    const going = await screen.findByRole('button', { name: 'Going' });
    await userEvent.click(going);
    await expect(await screen.findByText('5 of 10 going')).toBeVisible();
    await expect(going).toHaveAttribute('aria-pressed', 'true');
  },
});

export const CreatingACommunity = appStory({
  route: '/communities?do=create',
  ...player,
  ...wrong('createCommunity'),
  play: async ({ userEvent }, { router }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create community' }));
    await userEvent.type(await dialog.findByLabelText('Name'), 'E enjtja');
    await userEvent.click(dialog.getByRole('button', { name: 'Football' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create community' }));
    await expect(await dialog.findByText(SORRY)).toBeVisible();
    await expect(dialog.getByLabelText('Name')).toHaveValue('E enjtja');
    await expect(router.state.location.pathname).toBe('/communities');
    await expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('');
  },
});

export const SavingAProfile = appStory({
  route: '/account',
  ...player,
  ...wrong('saveProfile'),
  play: async ({ userEvent }, { scope, router }) => {
    const user = scope.getState($user);
    if (!user) throw new TypeError('nobody is signed in');
    await allSettled(userChanged, { scope, params: { ...user, profile_status: 'uncompleted', birth_year: null } });
    await router.navigate('/auth/profile');
    await userEvent.selectOptions(await screen.findByLabelText('Birth year'), '1990');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(SORRY);
    await expect(screen.getByLabelText('Birth year')).toHaveValue('1990');
    await expect(router.state.location.pathname).toBe('/auth/profile');
  },
});

/** The post stands among the unsent ones, with its text: whether the server has it is not known, and asking again makes it one. */
export const Posting = appStory({
  route: '/community/1/feed',
  ...player,
  ...wrong('createPost'),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'Kush vjen?');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    const main = screen.getByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('This post was not sent yet. It is tried again by itself.'));
    await expect(main).toHaveTextContent('Kush vjen?');
    await expect(within(main).queryByText('500')).toBeNull();
  },
});

/** The bookings are read again, and the one that was made is found (R11). */
export const Booking = appStory({
  route: '/venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15&slots=2&book=1',
  ...player,
  ...wrong('createBooking'),
  play: async ({ userEvent }, _app, backend) => {
    const button = await screen.findByRole('button', { name: /^Confirm booking/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    const result = await screen.findByRole('dialog', { name: 'Booking confirmed' });
    await expect(result).toHaveTextContent('Thursday, November 26, 20:00–22:00');
    const asked = backend.calls.map(({ operation }) => operation);
    await expect(asked.slice(asked.indexOf('createBooking'))).toContain('listBookings');
    await expect(asked.filter((operation) => operation === 'createBooking')).toHaveLength(1);
  },
});

/** The bell shows no number. */
export const CountOfNotifications = appStory({
  route: '/venues',
  ...player,
  ...wrong('listNotifications'),
  shows: /Fusha e Liqenit/,
  play: async () => {
    const bell = within(screen.getByRole('banner')).getByRole('link', { name: /^Notifications/ });
    // until the list has failed, the number is that of the user's answer
    await waitFor(() => expect(bell).toHaveTextContent(/^Notifications$/));
  },
});

/** The token stays, and "Try again" signs in (R1). */
export const Session = appStory({
  route: '/bookings',
  ...player,
  ...wrong('getMe'),
  shows: /Something went wrong\./,
  recovers: /Fusha/,
});
