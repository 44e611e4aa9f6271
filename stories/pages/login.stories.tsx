import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { expectUnsent } from '../settled.ts';

export default { title: 'Pages/Login', parameters: { without: { Empty: 'a form shows no data' } } } satisfies Meta;

const route = '/auth/login';

const form = async () => within(await screen.findByRole('main'));
const submit = async () => (await form()).findByRole('button', { name: 'Sign in' });

/** A person fills the form in and sends it. */
const sent = (status: 'never' | 'reset', then: () => Promise<void>): AppStoryOptions => ({
  route,
  failures: [{ operation: 'login', status }],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone number'), '690000001');
    await userEvent.type(await screen.findByLabelText('Password'), 'demo1234');
    await userEvent.click(await submit());
    await then();
  },
});

export const Ready = appStory({ route, shows: /Welcome back\..*Phone number.*Password.*Forgot your password\?/ });
export const OnADesktop = appStory({
  route,
  wide: true,
  shows: /Welcome back\..*Forgot your password\?.*Create an account/,
});
export const InAlbanianOnADesktop = appStory({
  route,
  language: 'sq',
  wide: true,
  shows: /Numri i telefonit.*Fjalëkalimi.*Harrove fjalëkalimin\?/,
});

export const Invalid = {
  ...appStory({
    route,
    play: async ({ userEvent }, app, backend) => {
      await userEvent.selectOptions(await screen.findByLabelText('Phone prefix'), '');
      await userEvent.click(await submit());
      await expectMessages({
        'Phone prefix': 'Phone prefix is required.',
        'Phone number': 'Phone number is required.',
        Password: 'Password is required.',
      });
      await waitFor(() => expect(screen.getByLabelText('Phone prefix')).toHaveFocus());
      // each message stands beside its field
      await expect(screen.queryByRole('alert')).toBeNull();
      await expectUnsent('login', app, backend);
    },
  }),
  name: '[AUTH-11] [AUTH-17] [AUTH-18] an empty form names every field and sends nothing',
};
export const InvalidNumber = {
  ...appStory({
    route,
    play: async ({ userEvent }) => {
      const number = await screen.findByLabelText('Phone number');
      await userEvent.type(screen.getByLabelText('Password'), 'demo1234');
      await userEvent.type(number, 'abc');
      await userEvent.click(await submit());
      await expectMessages({ 'Phone number': 'Phone number must be a valid international or local number.' });
      await userEvent.clear(number);
      await userEvent.type(number, '12345678');
      await expectMessages({ 'Phone number': 'Phone number must be at least 9 digits long.' });
      await expect(screen.getByLabelText('Password')).toHaveValue('demo1234');
    },
  }),
  name: '[AUTH-19] [AUTH-20] a number that is none, or too short',
};
/** Refused beside its field, and what was typed stays. */
export const WrongPassword = appStory({
  route,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone number'), '690000001');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(await submit());
    await expectMessages({ Password: 'The phone number or the password is wrong.' });
    await expect(screen.getByLabelText('Phone number')).toHaveValue('690000001');
    await expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  },
});

/** The request is pending. */
export const Loading = appStory(
  sent('never', async () => {
    const button = await submit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  }),
);

/** The server does not answer. */
export const Error = appStory(
  sent('reset', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Check your connection/);
  }),
);
