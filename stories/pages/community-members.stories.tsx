import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { LONG_AGO } from '../long-ago.ts';

export default { title: 'Pages/Community/Members' } satisfies Meta;

const MEMBERS = '/community/1/members';
/** The owner of a community of sixteen; one person is invited, and one is banned. */
const at = { route: MEMBERS, persona: 'teamAdmin' } as const;
const rows = async () => within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem');
const row = async (text: string) => {
  const found = (await rows()).find(({ textContent }) => textContent?.includes(text));
  await expect(found).toBeDefined();
  return found!; // asserted above
};
const menuOf = async (name: string, { userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) => {
  await userEvent.click(within(await row(name)).getByRole('button', { name: `Actions for ${name}` }));
  return screen.findAllByRole('menuitem');
};
const textsOf = (items: readonly Element[]) => items.map(({ textContent }) => textContent);
/** The reader of the community has this role in it. */
const as = (role: 'admin' | 'member') => ({
  ...at,
  persona: 'player' as const,
  prepare: ({ control }: Backend) =>
    control.db.transact(async (tx) => {
      const mine = tx.communityMembers.one('membership', 1, 1);
      if (mine) await tx.communityMembers.update(mine.id, { role });
    }),
});

export const Ready = appStory({ ...at, shows: /Endri Çela.*Owner.*You.*To leave, first hand/ });
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows: /Pronar.*Për t’u larguar, dorëzoja më parë komunitetin një anëtari tjetër\..*Fatjon Lleshi.*Administrator/,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows: /Fto.*Të ftuarit.*Të përjashtuarit.*Endri Çela.*Pronar.*Që nga 8\.5\.2026.*Fatjon Lleshi/,
});

/** Exactly what the server allows, in one menu per person. */
export const ForTheOwner = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await expect(within(await row('You')).queryByRole('button')).toBeNull();
    await expect(textsOf(await menuOf('Fatjon Lleshi', { userEvent }))).toEqual([
      'Make member',
      'Hand over the community',
      'Remove',
      'Ban',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Make member' }));
    await expect(await screen.findByText('Fatjon Lleshi is a member without a role now.')).toBeVisible();
    await waitFor(async () => expect(await row('Fatjon Lleshi')).not.toHaveTextContent('Admin'));
    await expect(textsOf(await menuOf('Fatjon Lleshi', { userEvent }))).toContain('Make admin');
    await userEvent.keyboard('{Escape}');
  },
});
/** An admin looks after members, and does nothing to another admin. */
export const ForAnAdmin = appStory({
  ...as('admin'),
  play: async ({ userEvent }) => {
    await expect(within(await row('Endri Çela')).queryByRole('button')).toBeNull();
    await expect(within(await row('Fatjon Lleshi')).queryByRole('button')).toBeNull();
    await expect(textsOf(await menuOf('Anisa Duka', { userEvent }))).toEqual(['Remove', 'Ban']);
    await userEvent.keyboard('{Escape}');
    window.scrollTo({ top: 0, behavior: 'instant' }); // the bar at the top lies over what is below it
  },
});
export const ForAMember = appStory({
  ...as('member'),
  play: async () => {
    await rows();
    await expect(screen.queryByRole('button', { name: /^Actions for / })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    await expect(screen.queryByRole('radiogroup', { name: 'Show' })).toBeNull();
  },
});
/** A guest reads who is in a public community, and not who is online. */
export const ForAGuest = appStory({
  route: `${MEMBERS}?show=banned`,
  play: async () => {
    await expect(await rows()).toHaveLength(16);
    await expect(screen.queryByText('Online')).toBeNull();
    const list = within(screen.getByRole('list', { name: 'Members' }));
    await expect(list.queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('radiogroup', { name: 'Show' })).toBeNull();
  },
});

export const HandingOver = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await menuOf('Arben Hoxha', { userEvent });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hand over the community' }));
    const question = await screen.findByRole('alertdialog', { name: 'Hand the community over to Arben Hoxha?' });
    await expect(question).toHaveTextContent('You stay as an admin, and only Arben Hoxha can hand it back.');
    await userEvent.click(within(question).getByRole('button', { name: 'Hand over' }));
    await waitFor(async () => expect(await row('Arben Hoxha')).toHaveTextContent('Owner'));
    await expect(await row('You')).toHaveTextContent('Admin');
    await expect(screen.queryByText(/^To leave, first hand/)).toBeNull();
  },
});
export const Banning = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await menuOf('Arben Hoxha', { userEvent });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ban' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Ban Arben Hoxha?' })).toHaveTextContent(
      /lose access right away.*cannot read or join the community, or be invited/,
    );
  },
});
/** Somebody else was faster: it is said, and nothing changes. */
export const TooLate = appStory({
  ...at,
  failures: [{ operation: 'removeCommunityMember', status: 409 }],
  play: async ({ userEvent }) => {
    await menuOf('Arben Hoxha', { userEvent });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Arben Hoxha?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await row('Arben Hoxha')).toBeVisible();
  },
});

export const Invited = appStory({
  ...at,
  route: `${MEMBERS}?show=invited`,
  play: async ({ userEvent }) => {
    await expect(await row('Teuta Marku')).toHaveTextContent('Invited, no answer yet');
    await expect(textsOf(await menuOf('Teuta Marku', { userEvent }))).toEqual(['Withdraw invitation', 'Ban']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw invitation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByText('Nobody has an open invitation.')).toBeVisible();
  },
});
export const Banned = appStory({
  ...at,
  route: `${MEMBERS}?show=banned`,
  play: async ({ userEvent }) => {
    await expect(textsOf(await menuOf('Redon Prifti', { userEvent }))).toEqual(['Lift ban']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Lift ban' }));
    await expect(await screen.findByText('Redon Prifti may join again.')).toBeVisible();
    await expect(await screen.findByText('Nobody is banned.')).toBeVisible();
  },
});
export const BannedInAlbanian = appStory({
  ...at,
  route: `${MEMBERS}?show=banned`,
  language: 'sq',
  shows: /Redon Prifti.*Nuk mund të lexojë as të bashkohet/,
});
export const Empty = appStory({
  route: '/community/2/members?show=banned',
  persona: 'player',
  shows: /Nobody is banned\./,
});
export const ByName = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search members' }), 'anisa');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  },
});
export const NoneMatches = appStory({
  ...at,
  route: `${MEMBERS}?keywords=zzz`,
  shows: /Nobody here has this name\./,
});
/** The list goes on after twenty people. */
export const SecondPage = appStory({
  ...at,
  route: `${MEMBERS}?page=2`,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      for (let user_id = 32; user_id < 42; user_id += 1)
        await tx.communityMembers.insert({
          community_id: 1,
          user_id,
          role: 'member',
          status: 'active',
          inviter_id: null,
          joined_at: LONG_AGO,
        });
    }),
  play: async () => {
    await expect(await rows()).toHaveLength(6);
    await expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  },
});

const openInvite = { ...at, route: `${MEMBERS}?do=invite` };
const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Invite to Futbolli i së Enjtes' }));

/** Several people, one after the other; one is taken off the list again. */
export const Inviting = appStory({
  ...openInvite,
  play: async ({ userEvent }) => {
    const dialog = await inDialog();
    const search = dialog.getByRole('combobox', { name: 'Search by name or phone' });
    await userEvent.type(search, 'luan derv');
    await userEvent.click(await dialog.findByRole('option', { name: 'Luan Dervishi' }));
    await expect(search).toHaveValue('');
    await userEvent.type(search, 'arben hox');
    await userEvent.click(await dialog.findByRole('option', { name: 'Arben Hoxha' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take Luan Dervishi off the list' }));
    await expect(dialog.getByRole('list', { name: 'Chosen people' })).toHaveTextContent(
      /^AHArben Hoxha$|^Arben Hoxha$/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    // a member already
    await expect(await screen.findByText(/^Nobody new:/)).toBeVisible();
  },
});
export const InvitingOnADesktop = appStory({
  ...openInvite,
  wide: true,
  shows: /Players.*A team.*Members, invited and banned people are left out\./,
});
export const InvitingInAlbanian = appStory({
  ...openInvite,
  language: 'sq',
  shows: /Fto te Futbolli i së Enjtes.*Lojtarë.*Një ekip.*Anëtarët, të ftuarit dhe të përjashtuarit lihen jashtë\./,
});
export const InvitingATeam = appStory({
  ...openInvite,
  play: async ({ userEvent }) => {
    const dialog = await inDialog();
    await userEvent.click(dialog.getByText('A team'));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    const teams = dialog.getByRole('combobox', { name: 'Team' });
    await waitFor(() => expect(teams).toHaveAccessibleDescription(/Field is required\.$/));
    await userEvent.selectOptions(teams, 'All members of Shqiponjat e Liqenit');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText('3 people are invited.')).toBeVisible();
  },
});
/** Inviting somebody who has asked to join is the answer to their request. */
export const InvitingAnApplicant = appStory({
  route: '/community/2/members?do=invite',
  persona: 'player',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to Basketi i Lagjes' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Search by name or phone' }), 'lira isu');
    await userEvent.click(await dialog.findByRole('option', { name: 'Lira Isufi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText('1 person had asked to join, and is a member now.')).toBeVisible();
    await expect(await row('Lira Isufi')).toBeVisible();
  },
});
/** Who belongs to no team invites people only. */
export const WithoutATeam = appStory({
  route: '/community/2/members?do=invite',
  persona: 'player',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to Basketi i Lagjes' }));
    await expect(dialog.queryByText('A team')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    const search = dialog.getByRole('combobox', { name: 'Search by name or phone' });
    await waitFor(() => expect(search).toHaveAccessibleDescription(/Field is required\.$/));
    await waitFor(() => expect(search).toHaveFocus());
  },
});

export const Loading = appStory({
  ...at,
  failures: [{ operation: 'listCommunityMembers', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'listCommunityMembers', status: 500 }],
  shows: /The members could not be loaded\./,
  recovers: /Fatjon Lleshi/,
});
