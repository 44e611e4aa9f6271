import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withOpenCompetition } from '../open-competition.ts';

export default { title: 'Features/DeleteAccount' } satisfies Meta;

const deletion = '/account?do=delete';
/** A cup of the player's own, who runs no organization. */
const own = withOpenCompetition({ owner_type: 'base', owner_id: 1 });
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));

/** Account 06 runs Basket Fest for herself, and an organization that can take it over. */
export const OwnCompetition = appStory({
  route: deletion,
  persona: 'everyone',
  play: async ({ userEvent }) => {
    const asked = await question();
    await expect(await asked.findByText('Basket Fest')).toBeVisible();
    await expect(asked.getByText(/^Teams count on it\. Hand it over to an organization, or cancel it/)).toBeVisible();
    await userEvent.click(asked.getByRole('link', { name: 'Hand over' }));
    const form = within(await screen.findByRole('dialog', { name: 'Hand over Basket Fest?' }));
    await expect(form.getByRole('combobox', { name: 'To the organization' })).toHaveDisplayValue(
      'Lidhja Amatore e Bregdetit',
    );
    await userEvent.click(form.getByRole('button', { name: 'Hand over' }));
    await expect(await screen.findByText('The competition is handed over.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Lidhja Amatore e Bregdetit' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More about this competition' })).toBeNull());
  },
});
export const OwnCompetitionInAlbanian = appStory({
  route: deletion,
  persona: 'everyone',
  language: 'sq',
  shows: /Basket Fest.*Ekipet mbështeten te ky kompeticion\..*Kalo te një organizatë.*Anulo kompeticionin/,
});
/** Who runs no organization can only cancel it. */
export const OnlyCancel = appStory({
  route: deletion,
  persona: 'player',
  prepare: own,
  wide: true,
  play: async ({ userEvent }) => {
    const asked = await question();
    await expect(await asked.findByText('Kupa e Lagjes')).toBeVisible();
    await expect(asked.queryByRole('link', { name: 'Hand over' })).toBeNull();
    await userEvent.click(asked.getByRole('link', { name: 'Cancel competition' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Cancel Kupa e Lagjes?' })).toBeVisible();
  },
});
/** The server refuses it by name, whatever the dialog could read. */
export const Refused = appStory({
  route: deletion,
  persona: 'player',
  prepare: own,
  failures: [{ operation: 'listCompetitions', status: 500 }],
  play: async ({ userEvent }) => {
    const asked = await question();
    await userEvent.type(asked.getByLabelText('Password'), 'demo1234');
    await userEvent.type(asked.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await userEvent.click(asked.getByRole('button', { name: 'Delete account' }));
    await expect(await asked.findByText('You run Kupa e Lagjes. Hand it over or cancel it first.')).toBeVisible();
  },
});
