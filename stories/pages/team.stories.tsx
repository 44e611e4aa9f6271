import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Team',
  parameters: { without: { Empty: 'a team has at least its admin' } },
} satisfies Meta;

const SHQIPONJAT = '/team/shqiponjat-e-liqenit';
const DAJTI = '/team/dajti-boys';
const TITANET = '/team/titanet-e-tiranes';
const KALAJA = '/team/kalaja-united';
const PRIVATE = '/team/shoqata-sportive-e-lagjes-se-re-dhe-e-parkut-te-madh-tiranes';
const LINK = `${SHQIPONJAT}?invitation=ftesa-e-shqiponjave-2026`;
const failing = (operation: 'getTeam' | 'listTeamFixtures' | 'joinTeam' | 'leaveTeam', status: 500 | 'never') => [
  { operation, status } as const,
];

export const Ready = appStory({ route: SHQIPONJAT, shows: /Join team.*members/ });
export const InAlbanian = appStory({
  route: SHQIPONJAT,
  language: 'sq',
  shows: /Bashkohu me ekipin\s*10 anëtarë.*Administrator.*Kapiten.*Pesë ndeshjet e fundit/,
});
export const InAlbanianOnADesktop = appStory({
  route: SHQIPONJAT,
  language: 'sq',
  wide: true,
  shows: /Rreth ekipit.*Themeluar\s*2013.*Mosha mesatare\s*27.*Ndeshjet e ardhshme.*Drejtpërdrejt/,
});
export const Loading = appStory({ route: SHQIPONJAT, failures: failing('getTeam', 'never'), awaits: 'data' });
export const Error = appStory({
  route: SHQIPONJAT,
  failures: failing('getTeam', 500),
  shows: /Something went wrong/,
  recovers: /Join team/,
});
/** A sport without draws has no figure for them. */
export const RecordWithoutDraws = appStory({
  route: '/team/kulla-basket',
  play: async () => {
    const record = await screen.findByLabelText('Record');
    await expect(
      within(record)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Played', 'Won', 'Lost']);
  },
});
/** The short address of links. */
export const ShortAddress = appStory({ route: '/t/shqiponjat-e-liqenit', shows: /Join team.*members/ });
export const Unknown = appStory({ route: '/team/no-such-team', shows: /Page not found.*Find a team/ });
/** The page stands without its games. */
export const GamesFailed = appStory({
  route: SHQIPONJAT,
  failures: failing('listTeamFixtures', 500),
  shows: /Last games.*Something went wrong/,
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    await expect(screen.getByRole('list', { name: 'Members' })).toBeVisible();
  },
});
const gamesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Won, drawn and lost in figures and as the last five; the game that is on, the next ones, and the last ones. */
export const Games = appStory({
  route: SHQIPONJAT,
  shows: /Played.*9.*Won.*3.*Drawn.*2.*Lost.*4/,
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Last five games: Lost, Won, Lost, Lost, Drawn' })).toHaveTextContent(
      'L W L L D',
    );
    await expect(await gamesOf('Next games')).toEqual([
      "09:30Tue, Nov 24DBDajti Boys – Shqiponjat e Liqenit, 1–0Live, minute 31'Liga e Lagjeve 2026 · Jonian Sport Park",
      '18:00Wed, Dec 2Shqiponjat e Liqenit – BLBregu i LumitLiga e Lagjeve 2026 · Arena Dajti',
      '18:00Wed, Dec 9DFDeti FK – Shqiponjat e LiqenitLiga e Lagjeve 2026 · Kompleksi Rozafa e Re',
    ]);
    await expect(await gamesOf('Last games')).toEqual([
      '18:00Wed, Nov 18Shqiponjat e Liqenit – A2Agimi 2008, 1–3Liga e Lagjeve 2026 · Arena Dajti',
      '17:00Sun, Nov 15Shqiponjat e Liqenit – LFLagjja 3 FC, 3–1Kupa e Dimrit 5x5 · Arena Dajti',
      '18:00Wed, Nov 11UVUjqit e Veriut – Shqiponjat e Liqenit, 2–1Liga e Lagjeve 2026 · Skampa Arena e Vogël',
    ]);
  },
});
export const GamesInAlbanianOnADesktop = appStory({
  route: '/team/agimi-2008',
  language: 'sq',
  wide: true,
  shows: /Ndeshjet e fundit/,
});
export const WithoutGames = appStory({ route: KALAJA, shows: /No games yet. They stand here as soon as one is set./ });

/** Outsiders see that it is there, and how to get in touch. */
export const Private = appStory({ route: PRIVATE, shows: /Join team.*Only its members see more/ });
export const PrivateInAlbanian = appStory({
  route: PRIVATE,
  language: 'sq',
  shows: /Ekip privat.*Ky ekip është privat\. Vetëm anëtarët shohin më shumë\./,
});

const join = async () => within(await screen.findByRole('dialog', { name: 'Join Kalaja United' }));
export const Joining = appStory({
  route: `${KALAJA}?do=join`,
  persona: 'player',
  shows: /The people who run the team decide/,
});
export const JoiningInAlbanian = appStory({
  route: `${KALAJA}?do=join`,
  persona: 'player',
  language: 'sq',
  shows: /Bashkohu me Kalaja United.*Vendosin ata që drejtojnë ekipin\..*Për shembull portier.*Dërgo kërkesën/,
});
export const NotSent = appStory({
  route: `${KALAJA}?do=join`,
  persona: 'player',
  failures: failing('joinTeam', 500),
  play: async ({ userEvent }) => {
    const dialog = await join();
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Message/)).toHaveValue('Hello');
  },
});
/** The player has asked two days ago. */
export const RequestSent = appStory({ route: TITANET, persona: 'player', shows: /Request sent.*Withdraw request/ });

export const Invited = appStory({ route: DAJTI, persona: 'player', shows: /You are invited.*Decline.*Accept/ });
export const Declined = appStory({
  route: DAJTI,
  persona: 'player',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await expect(await screen.findByRole('button', { name: 'Join team' })).toBeVisible();
  },
});
export const InvitedByLink = appStory({
  route: LINK,
  persona: 'owner',
  shows: /Endri Çela invites you to Shqiponjat e Liqenit.*Accept/,
});
export const GuestInvitedByLink = appStory({
  route: LINK,
  shows: /Create an account or sign in, and you come back here to accept/,
});
export const LinkInAlbanian = appStory({ route: LINK, language: 'sq', shows: /Endri Çela të fton te Shqiponjat/ });
export const WrongLink = appStory({
  route: `${SHQIPONJAT}?invitation=no-such-token-at-all`,
  shows: /This invitation link does not work/,
});
export const UsedLink = appStory({
  route: LINK,
  prepare: ({ control }) =>
    control.db.transact(async (db) => {
      const [link] = db.teamInvitations.all();
      if (link) await db.teamInvitations.update(link.id, { used_at: link.created_at });
    }),
  shows: /This invitation has been used. Ask Endri Çela for a new one./,
});

export const Member = appStory({
  route: SHQIPONJAT,
  persona: 'player',
  play: async () => {
    const members = within(await screen.findByRole('list', { name: 'Members' }));
    const mine = members.getAllByRole('listitem').find((one) => one.textContent?.includes('Arben Hoxha'));
    await expect(mine).toHaveTextContent('sulmues');
    await expect(mine).toHaveTextContent('Number 9');
    await expect(screen.getByRole('button', { name: 'Leave team' })).toBeVisible();
  },
});
/** Who looks after the team goes on to its profile, from whichever one is active. */
export const Admin = appStory({
  route: SHQIPONJAT,
  persona: 'teamAdmin',
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Manage' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/admin\/team$/));
    await expect(await screen.findByText('Requests to join')).toBeVisible();
  },
});
export const Leaving = appStory({
  route: `${SHQIPONJAT}?do=leave`,
  persona: 'player',
  shows: /You lose your number and your roles/,
});
export const LastAdmin = appStory({
  route: `${SHQIPONJAT}?do=leave`,
  persona: 'teamAdmin',
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave Shqiponjat e Liqenit?' }));
    await userEvent.click(question.getByRole('button', { name: 'Leave team' }));
    await expect(await question.findByText('At least one administrator must remain.')).toBeVisible();
    await expect(question.getByText('Make somebody else an admin first.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(within(screen.getByRole('list', { name: 'Members' })).getByText('Endri Çela')).toBeVisible();
  },
});
export const QrCode = appStory({
  route: KALAJA,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show QR code' }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'QR code of Kalaja United' })).toBeVisible());
  },
});
