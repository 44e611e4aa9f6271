import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { TeamRole } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin team/Users' } satisfies Meta;

const USERS = '/admin/team/users';
const at = { route: USERS, persona: 'teamAdmin', module: 'team' } as const;
/** The demo team admin, in the team that they run. */
const ADMIN = 3;
const rows = async () => within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem');
const row = async (text: string) => {
  const found = (await rows()).find(({ textContent }) => textContent?.includes(text));
  await expect(found).toBeDefined();
  return found!; // asserted above
};
/** The reader has these roles, and somebody else is an admin. */
const as = (...roles: TeamRole[]) => ({
  ...at,
  prepare: ({ control }: Backend) =>
    control.db.transact(async (tx) => {
      const members = tx.teamMembers.by('team', 1);
      const mine = members.find(({ user_id }) => user_id === ADMIN);
      const other = members.find(({ user_id, status }) => user_id !== ADMIN && status === 'active');
      if (!mine || !other) throw new RangeError('no such members');
      await tx.teamMembers.update(mine.id, { roles });
      await tx.teamMembers.update(other.id, { roles: ['admin'] });
    }),
});

export const Ready = appStory({ ...at, shows: /10 members.*Endri Çela.*Admin.*Captain.*Coach.*Invited/ });
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows:
    /10 anëtarë.*Kërkesat për t’u bashkuar.*portier.*Administratori i vetëm\..*Nr\. 1.*Kapiten.*I ftuar, ende pa përgjigje/,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows: /Të ftuar.*Të larguar.*Çdo profil.*Trajner.*sulmues.*Lidhje ftese, deri më 7\.12\.2026/,
});

/** The number, the roles, whether somebody plays, invitations by link; the only admin reads why they stay (TEAM-08). */
export const Rows = appStory({
  ...at,
  play: async () => {
    const me = await row('Endri Çela');
    await expect(me).toHaveTextContent(/No\. 10.*Admin.*You.*Player.*The only admin\./);
    await expect(await row('Arben Hoxha')).toHaveTextContent(/No\. 9.*Player · sulmues/);
    await expect(await row('Captain')).toHaveTextContent(/No\. 1/);
    await expect(await row('Invited, no answer yet')).toHaveTextContent(/No\. 21.*Invited/);
    await expect(await row('+355 69 000 0088')).toHaveTextContent(/No\. 33.*Invited.*Invitation link, until Dec/);
  },
});

/** A request to join is answered where the members are. */
export const WithARequest = appStory({
  ...at,
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: 'Applications' });
    await expect(within(list).getByRole('listitem')).toHaveTextContent(/^\S+ \S+Asked.*portier/);
    await userEvent.click(within(list).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Applications' })).toBeNull());
    await expect(await screen.findByText(/11 members/)).toBeVisible();
  },
});

export const Invited = appStory({ ...at, route: `${USERS}?status=invited`, shows: /Invitation link/ });
/** Who has left is invited again in one press. */
export const Left = appStory({
  ...at,
  route: `${USERS}?status=left`,
  play: async ({ userEvent }) => {
    const [left, ...others] = await rows();
    await expect(others).toHaveLength(0);
    await expect(left).toHaveTextContent('No longer in the team');
    await userEvent.click(within(left!).getByRole('button', { name: /^Actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Invite again' }));
    await expect(await screen.findByText(/ is invited again\.$/)).toBeVisible();
    await expect(await screen.findByText('Nobody here')).toBeVisible();
  },
});
/** The filter of profiles: completed, uncompleted (ENT-215). */
export const Uncompleted = appStory({
  ...at,
  play: async ({ userEvent }) => {
    const profiles = await screen.findByRole('group', { name: 'Profile' });
    const choices = within(profiles).getAllByRole('button');
    await expect(choices.map(({ textContent }) => textContent)).toEqual(['Every profile', 'Completed', 'Uncompleted']);
    await userEvent.click(within(profiles).getByRole('button', { name: 'Uncompleted' }));
    await expect(await screen.findByText('Nobody here')).toBeVisible();
    await userEvent.click(within(profiles).getByRole('button', { name: 'Completed' }));
    await waitFor(async () => expect(await rows()).toHaveLength(11));
  },
});

/** Somebody who was invited before they gave their name. */
export const WithoutAName = appStory({
  ...at,
  route: `${USERS}?profile=uncompleted`,
  prepare: ({ control }) =>
    control.db.transact((tx) => tx.users.update(56, { name: null, profile_status: 'uncompleted' })),
  shows: /No name yet.*Invited.*Profile not completed/,
});

export const Empty = appStory({
  ...at,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      for (const { id, user_id } of tx.teamMembers.by('team', 1))
        if (user_id !== ADMIN) await tx.teamMembers.remove(id);
      for (const { id } of tx.teamInvitations.by('team', 1)) await tx.teamInvitations.remove(id);
    }),
  shows: /You are alone in this team/,
});

/** A manager looks after the members, but makes nobody an admin and sends no link; an admin's number is all they change of one. */
export const ForManager = appStory({
  ...as('manager'),
  play: async ({ userEvent }) => {
    await userEvent.click(within(await row('Admin')).getByRole('button', { name: /^Actions for / }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Edit']);
    await userEvent.keyboard('{Escape}');
    await expect(within(await row('+355 69')).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
    const roles = within(dialog.getByRole('group', { name: 'Roles' })).getAllByRole('checkbox');
    await expect(roles.map((one) => (one as HTMLInputElement).value)).toEqual(['coach', 'captain', 'manager']);
    await userEvent.type(dialog.getByRole('combobox', { name: 'Search by name or phone' }), '069 999 99 99');
    await expect(await dialog.findByText(/Only an admin of the team can invite them by a link\./)).toBeVisible();
  },
});
/** Pressed before the search has answered: what was missing is not said any more once a link will do. */
export const PressedTooEarly = appStory({
  ...at,
  route: '/admin/team/users?do=add',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
    const field = dialog.getByRole('combobox', { name: 'Search by name or phone' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Field is required\./));
    await userEvent.type(field, '069 999 99 99');
    await expect(await dialog.findByText(/^Nobody with this number is on Fusha\./)).toBeVisible();
    await expect(field).not.toHaveAccessibleDescription(/Field is required\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByRole('dialog', { name: 'Invitation for +355 69 999 9999' })).toBeVisible();
  },
});
/** A captain, and a coach, read who is in the team. */
export const ForCaptain = appStory({
  ...as('captain'),
  route: `${USERS}?do=add`, // the dialog of a link is no way around it
  play: async () => {
    await rows();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getAllByRole('button', { name: /^Actions for / })).toHaveLength(1); // their own
    await expect(screen.getByText(/^Only admins and managers of the team can add/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add member' })).toBeNull();
    await expect(screen.queryByRole('group', { name: 'Profile' })).toBeNull();
  },
});

const openAdd = { ...at, route: `${USERS}?do=add` };
const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

export const Adding = appStory({ ...openAdd, shows: /Add member.*Search by name or phone.*Jersey number.*Captain/ });
export const AddingOnADesktop = appStory({
  ...openAdd,
  wide: true,
  shows:
    /Type three letters of a name.*Jersey number.*Line-ups and events, confirms results.*Members and requests to join/,
});
export const AddingInAlbanian = appStory({
  ...openAdd,
  language: 'sq',
  shows: /Shkruaj tri shkronja të emrit.*Numri i fanellës.*Formacionet dhe aktivitetet, konfirmon rezultatet/,
});

/** The number of somebody else is told beside its field; what was typed stays (TEAM-08). */
export const NumberTaken = appStory({
  ...openAdd,
  play: async ({ userEvent }) => {
    const dialog = await inDialog('Add member');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Search by name or phone' }), '069 000 00 02');
    await userEvent.click(await dialog.findByRole('option', { name: /Mirela Gjoka/ }));
    const number = dialog.getByLabelText(/^Jersey number/);
    await userEvent.type(number, '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription('Another player wears this number.'));
    await waitFor(() => expect(number).toHaveFocus());
  },
});
export const NobodyChosen = appStory({
  ...openAdd,
  play: async ({ userEvent }) => {
    const dialog = await inDialog('Add member');
    await userEvent.type(dialog.getByLabelText(/^Jersey number/), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const search = dialog.getByRole('combobox', { name: 'Search by name or phone' });
    await waitFor(() => expect(search).toHaveAccessibleDescription(/Field is required\.$/));
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(dialog.getByRole('switch', { name: 'Player' }));
    await expect(dialog.queryByLabelText(/^Jersey number/)).toBeNull();
  },
});

export const ByLink = appStory({
  ...openAdd,
  play: async ({ userEvent }) => {
    const dialog = await inDialog('Add member');
    await expect(dialog.getByRole('checkbox', { name: /^Admin/ })).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Search by name or phone' }), '069 999 99 99');
    await expect(await dialog.findByText(/Add makes an invitation that you send by WhatsApp\./)).toBeVisible();
    await expect(dialog.queryByRole('checkbox', { name: /^Admin/ })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Coach/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const ready = await inDialog('Invitation for +355 69 999 9999');
    const href = ready.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '';
    await expect(href).toMatch(/^https:\/\/wa\.me\/355699999999\?text=/);
    await expect(decodeURIComponent(href)).toMatch(
      /Endri Çela invites you to the team Shqiponjat e Liqenit on Fusha\. Join here: .*\/app\/team\/shqiponjat-e-liqenit\?invitation=/,
    );
    await expect(ready.getByRole('button', { name: 'Share link' })).toBeVisible();
  },
});
export const LinkInAlbanian = appStory({
  ...at,
  route: `${USERS}?invitation=1`,
  language: 'sq',
  shows: /Ftesë?a? për \+355 69 000 0088.*Dërgo me WhatsApp/,
});

export const Editing = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await row('Arben Hoxha')).getByRole('button', { name: /^Actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await inDialog('Edit Arben Hoxha');
    await expect(dialog.getByLabelText(/^Jersey number/)).toHaveValue('9');
    await expect(dialog.getByLabelText(/^Position/)).toHaveValue('sulmues');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Captain/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await row('Arben Hoxha')).toHaveTextContent('Captain'));
  },
});
/** The only admin takes the role from themselves: refused in words, and what was chosen stays. */
export const LastAdmin = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await row('Endri Çela')).getByRole('button', { name: /^Actions for / }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Edit']);
    await userEvent.click(items[0]!);
    const dialog = await inDialog('Edit Endri Çela');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Admin/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /To step down or leave, first make somebody else an admin\./,
    );
    await expect(dialog.getByRole('checkbox', { name: /^Admin/ })).not.toBeChecked();
  },
});

export const Loading = appStory({
  ...at,
  failures: [{ operation: 'listTeamMembers', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'listTeamMembers', status: 500 }],
  shows: /The members could not be loaded\./,
  recovers: /10 members/,
});
export const TeamNotLoaded = appStory({
  ...at,
  failures: [{ operation: 'getManagedTeam', status: 500 }],
  shows: /The members could not be loaded\./,
});
export const Forbidden = appStory({
  route: USERS,
  persona: 'player',
  shows: /You do not have permission to access that page\./,
  play: (_, { router }) => expect(router.state.location.pathname).toBe('/explore'),
});
