import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';
import { expectProfileFields } from '../fields.ts';
import { fillIn } from '../fill-in.ts';

export default { title: 'Features/Edit profile' } satisfies Meta;

/** Shown at once. */
export const Editing = {
  ...appStory({
    route: '/account',
    persona: 'player',
    play: async ({ userEvent }, app, backend) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
      await arrivesAt(app, '/account?do=edit');
      const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
      await waitFor(() => expect(within(dialog).getByLabelText('Birth year')).not.toHaveValue(''));
      await fillIn(userEvent, dialog, [
        ['paste', 'Name', 'Arben Hoxha-Leka'],
        ['press', 'Save changes'],
      ]);
      await expect(await screen.findByText('Your profile is saved.')).toBeVisible();
      await expect(await screen.findByRole('heading', { name: 'Arben Hoxha-Leka' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await arrivesAt(app, '/account');
      const saved = backend.calls.filter(({ operation }) => operation === 'saveProfile');
      await expect(saved.map(({ status }) => status)).toEqual([200]);
    },
  }),
  name: '[AUTH-03] a completed profile can be edited',
};
/** What was typed stays, and a missing field gets a message. */
export const NotEdited = appStory({
  route: '/account?do=edit',
  persona: 'player',
  failures: [{ operation: 'saveProfile', status: 500 }],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
    const name = await within(dialog).findByLabelText('Name');
    await userEvent.clear(name);
    await fillIn(userEvent, dialog, [['press', 'Save changes']]);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required.'));
    await fillIn(userEvent, dialog, [
      ['paste', 'Name', 'Somebody Else'],
      ['press', 'Save changes'],
    ]);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(name).toHaveValue('Somebody Else');
  },
});
export const EditingOnADesktop = appStory({
  route: '/account?do=edit',
  persona: 'player',
  wide: true,
  shows: /Change picture.*Name.*Birth year.*Tiranë.*Save changes/,
});
export const EditedFields = {
  ...appStory({
    route: '/account?do=edit',
    persona: 'player',
    shows: /Phone number/,
    play: async () => expectProfileFields(await screen.findByRole('dialog', { name: 'Edit profile' })),
  }),
  name: '[ENT-32] [ENT-149] [ENT-150] [ENT-151] [ENT-152] [ENT-153] [ENT-154] the fields of a profile, on the account page',
};
