import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { fillIn } from '../fill-in.ts';

export default { title: 'Features/CopyCompetition' } satisfies Meta;

const finished = ({ control }: Backend) =>
  control.db.transact((tx) => tx.competitions.update(1, { phase: 'finished', champion_id: 8 }));
const again = {
  route: '/competition/1/about',
  persona: 'organizationManager',
  module: 'organization',
  entityId: 1,
  prepare: finished,
} as const;
const open = { ...again, route: '/competition/1/about?do=copy' } as const;
/** A dialog that is still loading has the same name: its field is waited for. */
const dialog = async () => {
  await screen.findByLabelText('First day');
  return screen.getByRole('dialog', { name: 'Season again' });
};
const copies = ({ calls }: Backend) => calls.filter(({ operation }) => operation === 'copyCompetition');

/** The year that follows is suggested; the new season opens with the teams of the last one. */
export const Copied = appStory({
  ...again,
  play: async ({ userEvent }, _, backend) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Season again' }));
    const form = within(await dialog());
    await expect(form.getByLabelText('Name')).toHaveValue('Liga e Lagjeve 2027');
    await expect(form.getByRole('switch', { name: /^Take the teams along/ })).toBeChecked();
    await expect(form.getByText(/^8 teams get a place at once/)).toBeVisible();
    await userEvent.type(form.getByLabelText('First day'), '10/02/2027');
    await userEvent.click(form.getByRole('button', { name: 'Create draft' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Liga e Lagjeve 2027' })).toBeVisible();
    await expect(await screen.findAllByText('8 of 8 teams')).not.toEqual([]);
    await expect(copies(backend).map(({ request }) => request)).toMatchObject([
      { name: 'Liga e Lagjeve 2027', starts_on: '2027-10-02', with_teams: true },
    ]);
  },
});
/** While a season is on the next one is in the menu alone. */
export const FromTheMenuWithoutTeams = appStory({
  ...again,
  prepare: () => Promise.resolve(),
  play: async ({ userEvent }, _, backend) => {
    await expect(screen.queryByRole('button', { name: 'Season again' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'More about this competition' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Season again' }));
    const form = within(await dialog());
    await userEvent.click(form.getByRole('switch', { name: /^Take the teams along/ }));
    await userEvent.type(form.getByLabelText('First day'), '10/02/2027');
    await userEvent.click(form.getByRole('button', { name: 'Create draft' }));
    await expect(await screen.findAllByText('0 of 8 teams')).not.toEqual([]);
    await expect(copies(backend)).toHaveLength(1);
  },
});
/** What is wrong is said beside its field, before anything is sent. */
export const BadInput = appStory({
  ...open,
  play: async ({ userEvent }, _, backend) => {
    const place = await dialog();
    const form = within(place);
    const press = () => userEvent.click(form.getByRole('button', { name: 'Create draft' }));
    const name = form.getByLabelText('Name');
    await userEvent.clear(name);
    await press();
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Name is required\./));
    await expect(name).toHaveFocus();
    await expect(form.getByLabelText('First day')).toHaveAccessibleDescription(/Date is required/);
    await fillIn(userEvent, place, [['paste', 'Name', 'Liga tjetër']]);
    await userEvent.type(form.getByLabelText('First day'), '11/23/2026');
    await press();
    await waitFor(() =>
      expect(form.getByLabelText('First day')).toHaveAccessibleDescription(/Choose Nov 24, 2026 or later/),
    );
    await expect(name).toHaveValue('Liga tjetër');
    await expect(copies(backend)).toEqual([]);
  },
});
/** The server's refusal is shown, and what was typed stays. */
export const Error = appStory({
  ...open,
  failures: [{ operation: 'copyCompetition', status: 500 }],
  play: async ({ userEvent }) => {
    const form = within(await dialog());
    await userEvent.type(form.getByLabelText('First day'), '10/02/2027');
    await userEvent.click(form.getByRole('button', { name: 'Create draft' }));
    await expect(await form.findByText(/Something went wrong\./)).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveValue('Liga e Lagjeve 2027');
    await expect(form.getByLabelText('First day')).toHaveValue('10/02/2027');
  },
});
export const OnADesktop = appStory({ ...open, wide: true, shows: /Season again.*Take the teams along/ });
export const InAlbanian = appStory({ ...open, language: 'sq', shows: /Sezon i ri.*Merri edhe ekipet/ });
export const InAlbanianOnADesktop = appStory({ ...open, language: 'sq', wide: true, shows: /Merri edhe ekipet/ });
/** Who does not run it finds nothing of it, also under its address. */
export const NoPermission = appStory({
  ...open,
  persona: 'player',
  module: 'base',
  entityId: 1,
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Season again' })).toBeNull();
  },
});
