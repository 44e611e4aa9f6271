import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { beforeTheProfile } from '../before-profile.ts';

export default { title: 'Pages/Event/Participants' } satisfies Meta;

/** All fourteen seats are taken, three wait, two are not sure; the team's admin is the host. */
const FULL = '/event/3/participants';
/** The player is the host and approves: three wait for that, some have paid, two are invited. */
const OWN = '/event/7/participants';

const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const row = async (list: string, text: string) => {
  const found = (await rows(list)).find(({ textContent }) => textContent?.includes(text));
  await expect(found).toBeDefined();
  return within(found!); // asserted above
};
const menuOf = async (userEvent: { click: (element: Element) => Promise<void> }, list: string, name: string) => {
  await userEvent.click((await row(list, name)).getByRole('button', { name: `Actions for ${name}` }));
};

/** Everybody who is signed in sees who comes, waits and is not sure. */
export const Ready = appStory({
  route: FULL,
  persona: 'player',
  shows: /Participants \(10\).*Waiting list \(3\).*Maybe \(2\)/,
  play: async () => {
    await expect((await rows('Participants'))[0]).toHaveTextContent(/Endri Çela.*Host/);
    await expect((await rows('Waiting list'))[1]).toHaveTextContent(/Arben Hoxha.*You.*Number 2/);
    await expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  },
});
export const OnADesktop = appStory({
  route: FULL,
  persona: 'teamAdmin',
  wide: true,
  shows: /Collected\s*ALL.0\s*Still open\s*ALL.4,800.*Rating 4 of 5.*Paid/,
});
export const InAlbanian = appStory({
  route: FULL,
  persona: 'player',
  language: 'sq',
  shows: /Pjesëmarrësit \(10\).*Lista e pritjes \(3\)/,
});
/** Signed in, without a profile: not asked to sign in once more. */
export const BeforeTheProfile = appStory({
  route: FULL,
  ...beforeTheProfile,
  shows: /Complete your profile to continue/,
  play: async () => {
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Complete profile' })).toBeVisible();
    await expect(main.queryByText(/Sign in|Create account/)).toBeNull();
  },
});
export const BeforeTheProfileInAlbanian = appStory({
  route: FULL,
  ...beforeTheProfile,
  language: 'sq',
  shows: /Plotëso profilin për të vazhduar/,
});
/** Guests see counts of people, no names. */
export const SignedOut = appStory({ route: FULL, shows: /14 of 14 going · 3 waiting.*Sign in to see who comes/ });
export const SignedOutInAlbanian = appStory({
  route: FULL,
  language: 'sq',
  shows: /14 nga 14 vijnë · 3 në pritje.*Hyr për të parë kush vjen\.\s*Hyr\s*Krijo llogari/,
});
export const Loading = appStory({
  route: FULL,
  persona: 'player',
  failures: [{ operation: 'listParticipants', status: 'never' }],
  awaits: 'data',
});
export const Empty = appStory({
  route: `${FULL}?show=invited`,
  persona: 'teamAdmin',
  shows: /Nobody has an open invitation/,
});
export const Error = appStory({
  route: '/event/14/participants',
  persona: 'player',
  failures: [{ operation: 'listParticipants', status: 500 }],
  shows: /The participants could not be loaded/,
  recovers: /Participants \(3\)/,
});
export const Forbidden = appStory({
  route: FULL,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});

/** Requests first; then the money, with a tick for whoever has paid. */
export const Managing = appStory({
  route: OWN,
  persona: 'player',
  shows: /Requests \(3\).*Collected.*ALL 1,600.*Still open.*ALL 2,400.*Participants \(7\)/,
  play: async () => {
    const paid = (await row('Participants', 'Ergys Dervishi')).getByRole('button', { name: 'Paid: Ergys Dervishi' });
    await expect(paid).toHaveAttribute('aria-pressed', 'true');
  },
});
export const ManagingInAlbanian = appStory({
  route: OWN,
  persona: 'player',
  language: 'sq',
  shows: /Kërkesat \(3\).*Të mbledhura.*1600 Lekë/,
});
/** Who is invited and does not come may owe something from earlier weeks, and pays it at the court. */
const owing: Pick<AppStoryOptions, 'persona' | 'prepare'> = {
  persona: 'player',
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      const invited = tx.participants.by('event', 7).find(({ status }) => status === 'invited');
      if (invited) await tx.participants.update(invited.id, { owes: 300 });
    }),
};
export const OwedByTheInvited = appStory({
  route: OWN,
  ...owing,
  shows: /Collected.*ALL 1,600.*Still open.*ALL 2,700/,
});
export const PaidByTheInvited = appStory({
  route: `${OWN}?show=invited`,
  ...owing,
  play: async ({ userEvent }) => {
    const debtor = await row('Invited', '300 open from earlier weeks');
    const tick = debtor.getByRole('button', { name: 'Paid: Mentor Gjoka' });
    await userEvent.click(tick);
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'true'));
    // who owes nothing has none
    await expect((await row('Invited', 'Era Krasniqi')).queryByRole('button', { name: /^Paid/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Coming' }));
    await expect(await screen.findByText('ALL 1,900')).toBeVisible();
    await expect(screen.getByText('ALL 2,400')).toBeVisible();
  },
});
export const PeopleInvited = appStory({
  route: `${OWN}?show=invited`,
  persona: 'player',
  shows: /Invited \(2\).*Era Krasniqi\s*Invited by Arben Hoxha.*Mentor Gjoka/,
});
export const NotComing = appStory({ route: `${FULL}?show=declined`, persona: 'teamAdmin', shows: /Not coming \(1\)/ });
export const Inviting = appStory({
  route: `${OWN}?do=invite`,
  persona: 'player',
  shows: /Invite to Futboll miqësor për çdo moshë.*Players.*A team.*A community/,
});
export const InvitingInAlbanian = appStory({
  route: `${OWN}?do=invite`,
  persona: 'player',
  language: 'sq',
  shows: /Fto te Futboll miqësor.*Ata që janë tashmë në aktivitet ose janë hequr prej tij lihen jashtë\./,
});
export const Paying = appStory({
  route: OWN,
  persona: 'player',
  play: async ({ userEvent }) => {
    const tick = (await row('Participants', 'Era Dhima')).getByRole('button', { name: 'Paid: Era Dhima' });
    await userEvent.click(tick);
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'true'));
    // collected and still open
    await expect(await screen.findAllByText('ALL 2,000')).toHaveLength(2);
  },
});
export const Approving = appStory({
  route: OWN,
  persona: 'player',
  play: async ({ userEvent }) => {
    const [first] = await rows('Requests');
    await userEvent.click(within(first!).getByRole('button', { name: 'Approve' })); // the list is there only with requests
    await waitFor(async () => expect(await rows('Requests')).toHaveLength(2));
    await expect(await rows('Participants')).toHaveLength(8);
  },
});
export const Rating = appStory({
  route: OWN,
  persona: 'player',
  play: async ({ userEvent }) => {
    await menuOf(userEvent, 'Participants', 'Ina Pepa');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rating and position' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How Ina Pepa plays' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Rating' }), '4');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Position' }), 'Goalkeeper');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Goalkeeper · Rating 4 of 5')).toBeVisible();
  },
});
export const RatedInAlbanian = appStory({
  route: FULL,
  persona: 'teamAdmin',
  language: 'sq',
  shows: /Portier · Vlerësimi 4 nga 5/,
});
export const Removing = appStory({
  route: FULL,
  persona: 'teamAdmin',
  play: async ({ userEvent }) => {
    await menuOf(userEvent, 'Participants', 'Anisa Shehu');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Anisa Shehu?' }));
    await expect(question.getByText(/The place goes to the next one on the waiting list/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  },
});
/** An event of an organization is managed from its profile. */
export const OfAnOrganization = appStory({
  route: '/event/5/participants',
  persona: 'organizationManager',
  module: 'organization',
  shows: /Requests \(2\).*Participants \(4\)/,
});
/** Once it has begun, who came and who did not is said in the menu. */
export const CheckingIn = appStory({
  route: '/event/19/participants',
  persona: 'player',
  prepare: ({ control }) => control.db.transact((tx) => tx.events.update(19, { host_id: 1, owner_id: 1 })),
  play: async ({ userEvent }) => {
    const [, second] = await rows('Participants');
    await userEvent.click(within(second!).getByRole('button', { name: /^Actions for/ })); // five people are there
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Check in' }));
    await waitFor(async () => expect((await rows('Participants'))[1]).toHaveTextContent('Came'));
    const [, , third] = await rows('Participants');
    await userEvent.click(within(third!).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Did not come' }));
    await waitFor(async () => expect((await rows('Participants'))[2]).toHaveTextContent('Did not come'));
  },
});

/** An event that is free by now: what is open from earlier weeks is still said. */
export const OwingInAFreeOne = appStory({
  route: OWN,
  ...owing,
  prepare: async (backend) => {
    await owing.prepare?.(backend);
    await backend.control.db.transact((tx) => tx.events.update(7, { price_total: null }));
  },
  shows: /Still open.*ALL 300/,
});
/** The game of last Thursday: a tick changes the sums, and a check-in can be undone. */
export const OfLastWeek = {
  ...appStory({
    route: '/event/2/participants',
    persona: 'teamAdmin',
    play: async ({ userEvent }) => {
      await expect(await rows('Participants')).toHaveLength(10);
      const tick = (await row('Participants', 'Ardit Gjini')).getByRole('button', { name: 'Paid: Ardit Gjini' });
      await expect(tick).toHaveAttribute('aria-pressed', 'false');
      const collected = screen.getByText('Collected').parentElement;
      const before = collected?.textContent;
      await userEvent.click(tick);
      await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'true'));
      await waitFor(() => expect(collected?.textContent).not.toBe(before));
      const came = (expected: RegExp) =>
        waitFor(async () => expect((await row('Participants', 'Elton Toska')).getByText(expected)).toBeVisible());
      await came(/^Did not come/);
      await menuOf(userEvent, 'Participants', 'Elton Toska');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Check in' }));
      await came(/^Came/);
      await menuOf(userEvent, 'Participants', 'Elton Toska');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo check-in' }));
      await waitFor(async () =>
        expect((await row('Participants', 'Elton Toska')).queryByText(/^(Came|Did not come)/)).toBeNull(),
      );
    },
  }),
  name: '[COM-08] who has paid is ticked, and the sums follow; who came is checked in',
};
/** Who is in the event already is left out. */
export const InvitingACommunity = {
  ...appStory({
    route: `${OWN}?do=invite`,
    persona: 'player',
    play: async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite to Futboll miqësor për çdo moshë' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'A community' }));
      const communities = await dialog.findByRole('combobox');
      await userEvent.selectOptions(communities, 'All members of Basketi i Lagjes');
      await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
      await expect(await screen.findByText('4 people are invited.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('radio', { name: 'Invited' }));
      // two were invited before
      await waitFor(async () => expect(await rows('Invited')).toHaveLength(6));
      for (const one of await rows('Invited')) await expect(one).toHaveTextContent('Invited by Arben Hoxha');
    },
  }),
  name: '[COM-06] all members of a community are invited at once; who is in the event already is left out',
};
