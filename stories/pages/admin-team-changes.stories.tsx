import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

/** What an admin of a team changes on its pages, step by step. */
export default {
  title: 'Pages/Admin team/Changes',
  // served by a development server, their code may take longer than a story waits
  loaders: [() => import('../../src/shared/ui/floating-parts.ts')],
} satisfies Meta;

const USERS = '/admin/team/users';
const at = { route: USERS, persona: 'teamAdmin', module: 'team' } as const;
const rows = () => within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
const row = (text: string) =>
  waitFor(() => {
    const found = rows().find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new RangeError(`no ${text}`);
    return found;
  });
const act = async ({ click }: { click: (element: Element) => Promise<void> }, text: string, action: string) => {
  await click(within(await row(text)).getByRole('button', { name: /^Actions for / }));
  await click(await screen.findByRole('menuitem', { name: action }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const LinkSentAgain = {
  ...appStory({
    ...at,
    route: `${USERS}?do=add`,
    play: async ({ userEvent }, { router }) => {
      const adding = await dialog('Add member');
      await userEvent.type(adding.getByRole('combobox', { name: 'Search by name or phone' }), '+39 333 123 4567');
      await expect(await adding.findByText(/Add makes an invitation that you send by WhatsApp\./)).toBeVisible();
      await userEvent.click(adding.getByRole('button', { name: 'Add' }));
      const ready = await dialog('Invitation for +39 333 123 4567');
      await expect(ready.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/wa\.me\/393331234567\?text=Endri/),
      );
      const address = /\/app\/team\/shqiponjat-e-liqenit\?invitation=\w+$/;
      const first = ready.getByText(address).textContent;
      await userEvent.click(ready.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act(userEvent, '+39 333 123 4567', 'Send invitation');
      await waitFor(() => expect(router.state.location.search).toMatch(/^\?invitation=\d+$/));
      const again = await dialog('Invitation for +39 333 123 4567');
      await expect((await again.findByText(address)).textContent).toBe(first);
      await router.navigate(-1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act(userEvent, '+39 333 123 4567', 'Withdraw invitation');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect(screen.queryByText('+39 333 123 4567')).toBeNull());
    },
  }),
  name: '[TEAM-10] an unknown number gets a link that is sent by WhatsApp, sent again, and withdrawn',
};
export const NumberOfAnother = {
  ...appStory({
    ...at,
    play: async ({ userEvent }) => {
      await act(userEvent, 'Arben Hoxha', 'Edit');
      const editing = await dialog('Edit Arben Hoxha');
      const number = editing.getByLabelText(/^Jersey number/);
      await userEvent.clear(number);
      await userEvent.type(number, '10');
      await userEvent.click(editing.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(number).toHaveAccessibleDescription('Another player wears this number.'));
      await waitFor(() => expect(number).toHaveFocus());
      await expect(number).toHaveValue('10');
      await userEvent.clear(number);
      await userEvent.type(number, '77');
      await userEvent.click(editing.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(await row('Arben Hoxha')).toHaveTextContent('No. 77'));
    },
  }),
  name: '[TEAM-08] the number of another player is told beside the field, and the member changed once it is free',
};
export const AnotherAdmin = {
  ...appStory({
    ...at,
    play: async ({ userEvent }, { router }) => {
      await expect(await row('You')).toHaveTextContent('The only admin.');
      await act(userEvent, 'Arben Hoxha', 'Edit');
      const other = await dialog('Edit Arben Hoxha');
      await userEvent.click(other.getByRole('checkbox', { name: /^Admin/ }));
      await userEvent.click(other.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(await row('Arben Hoxha')).toHaveTextContent('Admin'));
      await expect(await row('You')).not.toHaveTextContent('The only admin.');
      await act(userEvent, 'You', 'Edit');
      const own = await dialog('Edit Endri Çela');
      await userEvent.click(own.getByRole('checkbox', { name: /^Admin/ }));
      await userEvent.click(own.getByRole('button', { name: 'Save' }));
      // without a role the team is no profile any more
      await waitFor(() => expect(router.state.location.pathname).toBe('/explore'));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    },
  }),
  name: '[TEAM-10] the last admin stays one; a second one makes the way free',
};
export const FiltersInTheAddress = {
  ...appStory({
    route: `${USERS}?status=invited`,
    persona: 'everyone',
    module: 'team',
    entityId: 2,
    shows: /Nobody here/,
    play: async ({ userEvent }, { router }) => {
      const search = (expected: string) => waitFor(() => expect(router.state.location.search).toBe(expected));
      const press = async (group: string, name: string) =>
        userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
      await press('Show', 'In the team');
      await search('');
      await waitFor(() => expect(rows()).toHaveLength(9));
      await press('Profile', 'Uncompleted');
      await search('?profile=uncompleted');
      await expect(await screen.findByText('Nobody here')).toBeVisible();
      await router.navigate(-1);
      await search('');
      await waitFor(() => expect(rows()).toHaveLength(9));
      const bar = within(screen.getByRole('navigation', { name: 'Main navigation' }));
      const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
      await expect(current.map(({ textContent }) => textContent)).toEqual(['Admins']);
      await userEvent.click(bar.getByRole('link', { name: 'Team' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team'));
      await waitFor(() => expect(screen.getByRole('link', { name: 'See the public page' })).toBeVisible());
    },
  }),
  name: '[RT-57] [NAV-09] [ENT-215] the filters stand in the address, and the bar leads to the team',
};
export const LevelMissing = {
  ...appStory({
    ...at,
    route: '/admin/team',
    play: async ({ userEvent }, { router }, backend) => {
      await expect(screen.getByRole('heading', { level: 1, name: 'Shqiponjat e Liqenit' })).toBeVisible();
      await expect(screen.getByRole('link', { name: 'See the public page' })).toHaveAttribute(
        'href',
        '/team/shqiponjat-e-liqenit',
      );
      await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
      await userEvent.selectOptions(await screen.findByLabelText(/^Level/), 'Not set');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('The team is saved.')).toBeVisible();
      const sent = backend.calls.filter(({ operation }) => operation === 'updateTeam');
      await expect(sent.map(({ request }) => request)).toEqual([{ module: 'team', level: null }]);
      await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
      const worth = within(await screen.findByRole('list', { name: 'Worth adding' }));
      await userEvent.click(await worth.findByRole('link', { name: /^Choose the level/ }));
      await waitFor(() => expect(screen.getByLabelText(/^Level/)).toHaveFocus());
      const { pathname, search, hash } = router.state.location;
      await expect(pathname + search + hash).toBe('/admin/team?view=details#level');
    },
  }),
  name: '[RT-56] [NAV-10] [TEAM-02] an admin changes the team: what is missing leads to its field',
};
export const ChangeSent = {
  ...appStory({
    ...at,
    play: async ({ userEvent }, _, backend) => {
      await act(userEvent, 'Arben Hoxha', 'Edit');
      const form = await dialog('Edit Arben Hoxha');
      await userEvent.clear(form.getByLabelText(/^Jersey number/));
      await userEvent.type(form.getByLabelText(/^Jersey number/), '45');
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText(/No\. 45/)).toBeVisible();
      const sent = backend.calls.filter(({ operation }) => operation === 'updateTeamMember');
      await expect(sent.map(({ request }) => request)).toEqual([
        { module: 'team', user_id: 1, is_player: true, jersey_number: 45, position: 'sulmues', roles: [] },
      ]);
    },
  }),
  name: '[API-36] [ENT-31] [ENT-145…148] the change of a member is sent with whose it is',
};
export const RemovalFailed = {
  ...appStory({
    ...at,
    failures: [{ operation: 'removeTeamMember', status: 500 }],
    play: async ({ userEvent }) => {
      await act(userEvent, 'Arben Hoxha', 'Remove from the team');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.type(question.getByRole('textbox'), 'DELETE');
      await userEvent.click(question.getByRole('button', { name: 'Remove' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
      await expect(await row('Arben Hoxha')).toBeVisible();
    },
  }),
  name: '[ERR-13] a member who could not be removed stays, and a message says so',
};
