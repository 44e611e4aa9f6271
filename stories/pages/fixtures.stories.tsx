import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Fixture',
  parameters: { without: { Empty: 'a game has two sides: WithoutLineUps' } },
} satisfies Meta;

/** Of two teams: played, and on now. */
const PLAYED = '/fixtures/1';
const LIVE = '/fixtures/29';
/** Of two teams: entered by the other side; the captain of the first team is asked. */
const WAITING = '/fixtures/25';
/** Of basketball: played, and on now between two that have met before. */
const BASKETBALL = '/fixtures/57';
const MET_BEFORE = '/fixtures/29';
/** Of events: not confirmed (the player is asked), disputed (the player settles it), on now. */
const PROVISIONAL = '/fixtures/114';
const DISPUTED = '/fixtures/115';
const ON_NOW = '/fixtures/116';
const failing = (operation: 'getGame' | 'followGame' | 'confirmResult', status: 500 | 'never') => [
  { operation, status } as const,
];

/** The score first. */
export const Ready = appStory({
  route: PLAYED,
  shows: /Shqiponjat e Liqenit – Dajti Boys.*2.*–.*1.*Official.*When and where.*Arena Dajti.*Line-ups.*Captain/,
});
export const OnADesktop = appStory({
  route: PLAYED,
  wide: true,
  shows: /Final score\s*Official.*Half 1\s*Half 2\s*Total.*Head to head/,
});
export const InAlbanian = appStory({ route: PLAYED, language: 'sq', shows: /Zyrtar.*Ballë për ballë.*Formacionet/ });
export const InAlbanianOnADesktop = appStory({
  route: WAITING,
  language: 'sq',
  wide: true,
  shows: /I pakonfirmuar.*Fitues.*E shënoi Rea Doko.*Bëhet zyrtar më mër, 25 nën.*Formacionet/,
});
export const Loading = appStory({ route: PLAYED, failures: failing('getGame', 'never'), awaits: 'data' });
export const Error = appStory({
  route: PLAYED,
  failures: failing('getGame', 500),
  shows: /Something went wrong/,
  recovers: /Line-ups/,
});
export const Unknown = appStory({ route: '/fixtures/999999', shows: /Page not found.*This game does not exist/ });
export const NoId = appStory({ route: '/fixtures/first', shows: /Page not found/ });
export const UnknownInAlbanian = appStory({
  route: '/fixtures/999999',
  language: 'sq',
  shows: /Faqja nuk u gjet.*Kjo ndeshje nuk ekziston/,
});
const rowsOf = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
export const Halves = appStory({
  route: PLAYED,
  play: async () => {
    await expect(rowsOf('Score in parts')).toEqual([
      'SideHalf 1Half 2Total',
      'Shqiponjat e Liqenit112',
      'Dajti Boys011',
    ]);
  },
});
export const Quarters = appStory({
  route: BASKETBALL,
  play: async () => {
    await expect(rowsOf('Score in parts')).toEqual([
      'SideQuarter 1Quarter 2Quarter 3Quarter 4Total',
      'Kulla Basket1720172478',
      'Kështjella BC1520152171',
    ]);
  },
});
export const QuartersInAlbanian = appStory({
  route: BASKETBALL,
  language: 'sq',
  play: async () => {
    await expect(rowsOf('Rezultati në pjesë')[0]).toBe('PalaPeriudha 1Periudha 2Periudha 3Periudha 4Gjithsej');
  },
});
/** The games of the two that were played before, the latest first; each leads to its page. */
export const HeadToHead = appStory({
  route: MET_BEFORE,
  play: async () => {
    const met = within(screen.getByRole('list', { name: 'Head to head' }));
    await expect(met.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '17:00Sun, Nov 8DBDajti Boys – Shqiponjat e Liqenit, 2–0Kupa e Dimrit 5x5 · Jonian Sport Park',
      '18:00Wed, Oct 7Shqiponjat e Liqenit – DBDajti Boys, 2–1Liga e Lagjeve 2026 · Arena Dajti',
    ]);
    await expect(met.getAllByRole('link')[0]).toHaveAttribute('href', '/fixtures/93');
  },
});
export const NeverMet = appStory({
  route: PLAYED,
  shows: /Head to head.*They have not met before\./,
  play: async () => {
    await expect(screen.queryByRole('list', { name: 'Head to head' })).toBeNull();
  },
});
/** Who was appointed for it is named. */
export const WithOfficials = appStory({ route: LIVE, shows: /When and where.*Referee.*Scorekeeper.*Sport/ });
export const WithOfficialsInAlbanian = appStory({
  route: LIVE,
  language: 'sq',
  shows: /Kur dhe ku.*Arbitri.*Mban rezultatin.*Sporti/,
});
/** A venue has no page in the profile of an organization. */
export const OfAReferee = appStory({
  route: LIVE,
  persona: 'leagueReferee',
  module: 'organization',
  shows: /When and where.*Arena Dajti/,
  play: async () => {
    const facts = within(screen.getByRole('region', { name: 'When and where' }));
    await expect(facts.queryByRole('link')).toBeNull();
  },
});
/** In a player's it has. */
export const OfAPlayer = appStory({
  route: LIVE,
  persona: 'player',
  play: async () => {
    const facts = within(await screen.findByRole('region', { name: 'When and where' }));
    await expect(facts.getByRole('link', { name: 'Jonian Sport Park' })).toBeVisible();
  },
});
/** What is on now has no final score. */
export const Live = appStory({
  route: LIVE,
  shows: /1.*–.*0.*Live/,
  play: async () => {
    await expect(screen.queryByText('Final score')).toBeNull();
  },
});
/** Sets side by side; who plays is for the signed-in. */
export const GuestOfAnEvent = appStory({
  route: PROVISIONAL,
  shows: /Volejboll në palestër.*Not confirmed.*Sign in to see who plays\./,
  play: async () => {
    const sets = within(screen.getByRole('region', { name: 'Sets' }));
    await expect(sets.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'SideSet 1Set 2Set 3Set 4Total',
      'Black team212725253',
      'White team252523151',
    ]);
    await expect(screen.queryByRole('button', { name: 'Confirm result' })).toBeNull();
  },
});
/** Following needs an account. */
export const GuestFollows = appStory({
  route: LIVE,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await expect(prompt.getByText('Sign in to follow this game.')).toBeVisible();
    await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('returnTo=%2Ffixtures%2F29'),
    );
  },
});
export const Follows = appStory({
  route: LIVE,
  persona: 'player',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    await expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await expect(await screen.findByText(/^\d+ followers?$/)).toBeVisible();
  },
});
export const FollowRefused = appStory({
  route: LIVE,
  persona: 'player',
  failures: failing('followGame', 500),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
  },
});
/** Nobody is on a side yet that this reader may see. */
export const OnNow = appStory({ route: ON_NOW, persona: 'player', shows: /Black team.*Live.*White team.*Result/ });

/** The side that has not spoken confirms: official. */
export const Confirmed = appStory({
  route: PROVISIONAL,
  persona: 'player',
  shows: /Entered by Albana Elezi.*White team has not confirmed it yet\./,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm result' }));
    await expect(await screen.findByText('The result is official.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm result' })).toBeNull());
    await expect(screen.getByText('Official')).toBeVisible();
  },
});
export const ConfirmRefused = appStory({
  route: PROVISIONAL,
  persona: 'player',
  failures: failing('confirmResult', 500),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm result' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Confirm result' })).toBeVisible();
  },
});
/** A reason is needed; what is typed is told to who decides. */
export const Disputing = appStory({
  route: `${PROVISIONAL}?dispute=114`,
  persona: 'player',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute result' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dispute result' }));
    await expect(dialog.getByRole('textbox', { name: 'What is wrong?' })).toHaveAccessibleDescription(
      'Field is required.',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), 'Seti i katërt ishte 25:23.');
    await userEvent.click(dialog.getByRole('button', { name: 'Dispute result' }));
    await expect(await screen.findByText(/“Seti i katërt ishte 25:23\.”/)).toBeVisible();
    await expect(screen.getByText('Disputed')).toBeVisible();
  },
});
export const DisputingInAlbanian = appStory({
  route: `${PROVISIONAL}?dispute=114`,
  persona: 'player',
  language: 'sq',
  shows: /Çfarë nuk shkon\?/,
});
/** The words of a dispute are for its players and who decides. */
export const Disputed = appStory({
  route: DISPUTED,
  persona: 'player',
  shows: /Disputed.*“Setin e tretë e fituam ne, 10:8\.”.*Settle dispute/,
});
export const DisputedForOthers = appStory({
  route: DISPUTED,
  shows: /A player disputes this result\..*Who looks after the game decides\./,
  play: async () => {
    await expect(screen.queryByText(/Setin e tretë/)).toBeNull();
  },
});
/** Sets that cannot be are refused beside them, and what is typed stays; the right ones are official at once. */
export const Settling = appStory({
  route: `${DISPUTED}?result=115`,
  persona: 'player',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle dispute' }));
    const home = dialog.getByRole('textbox', { name: 'Set 1: Black team' });
    await userEvent.clear(home);
    await userEvent.type(home, '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }));
    await expect(home).toHaveAccessibleDescription(
      'A set is won with 6 games or more and a lead of two, or by a tie-break.',
    );
    await expect(home).toHaveValue('9');
  },
});
/** Both sides of a league: the captain of one is asked. */
export const OfTwoTeams = appStory({ route: WAITING, shows: /Shqiponjat e Liqenit – Agimi 2008.*Not confirmed/ });
