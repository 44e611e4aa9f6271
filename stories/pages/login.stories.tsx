import { expect, screen } from 'storybook/test';
import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Login' } satisfies Meta;

/** A whole app starts in each story. */
const PATIENT = { timeout: 10_000 };

export const Ready = appStory({ route: '/auth/login' });

const send = async (): Promise<HTMLElement> => {
  const main = await screen.findByRole('main', {}, PATIENT);
  const button = await screen.findByLabelText(/Phone number|Numri i telefonit/, {}, PATIENT).then(() => main.querySelector('button[type="submit"]'));
  if (!(button instanceof HTMLElement)) throw new Error('the form has no button');
  return button;
};

/** Nothing typed: every field says what it needs. */
export const Invalid = appStory({
  route: '/auth/login',
  play: async ({ userEvent }) => {
    await userEvent.click(await send());
    await expect(await screen.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
});

/** The server does not answer. */
export const Unreachable = appStory({
  route: '/auth/login',
  failures: [{ operation: 'login', status: 'reset' }],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/Phone number|Numri i telefonit/, {}, PATIENT), '690000001');
    await userEvent.type(await screen.findByLabelText(/^(Password|Fjalëkalimi)$/), 'demo1234');
    await userEvent.click(await send());
    await expect(await screen.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
});
