import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Event game' } satisfies Meta;

/** Without a game: the team's admin is the host. */
const NONE = '/event/3/game';
/** Played: official; sets that wait for the player; a disputed one that the player settles. */
const OFFICIAL = '/event/2/game';
const PROVISIONAL = '/event/11/game';
const DISPUTED = '/event/22/game';
/** On now. */
const ON_NOW = '/event/19/game';
const failing = (operation: 'getGame' | 'balanceEvent' | 'listParticipants', status: 500 | 'never') => [
  { operation, status } as const,
];
const sideOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

export const Ready = appStory({
  route: PROVISIONAL,
  persona: 'player',
  shows: /3.*–.*1.*Not confirmed.*Is this result right\?.*Black team.*5 players.*White team.*4 players/,
});
export const OnADesktop = appStory({
  route: OFFICIAL,
  persona: 'teamAdmin',
  wide: true,
  shows: /Final score\s*Official.*Both sides stand by this result.*7 players.*brings 2 guests.*Game page/,
});
export const InAlbanian = appStory({
  route: PROVISIONAL,
  persona: 'player',
  language: 'sq',
  shows: /I pakonfirmuar.*Seti 4\s*Gjithsej.*A është i saktë ky rezultat\?.*Kontesto rezultatin.*sjell 1 mik/,
});
export const InAlbanianOnADesktop = appStory({
  route: NONE,
  persona: 'teamAdmin',
  language: 'sq',
  wide: true,
  shows: /Ende nuk ka ekipe\..*Ekipe të drejta sipas vlerësimit dhe pozicionit.*Balanco ekipet/,
});
export const Loading = appStory({
  route: PROVISIONAL,
  persona: 'player',
  failures: failing('getGame', 'never'),
  awaits: 'data',
});
export const Error = appStory({
  route: PROVISIONAL,
  persona: 'player',
  failures: failing('getGame', 500),
  shows: /Try again/,
  recovers: /Is this result right\?/,
});
export const Empty = appStory({
  route: NONE,
  persona: 'player',
  shows: /There are no teams yet\..*They stand here as soon as the host has made them\./,
});
export const Forbidden = appStory({
  route: PROVISIONAL,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\./,
});
/** A guest sees the score, not the people. */
export const AsAGuest = appStory({
  route: OFFICIAL,
  shows: /5.*–.*3.*Official.*Sign in to see the teams\./,
});
export const OfACancelledEvent = appStory({
  route: '/event/10/game',
  persona: 'player',
  shows: /The event is cancelled: there is no game\./,
});
/** The host makes fair sides, puts somebody on the other one, and keeps them there with a lock when balancing again. */
export const Balanced = appStory({
  route: NONE,
  persona: 'teamAdmin',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Balance teams' }));
    await expect(await screen.findByText('The teams are balanced.')).toBeVisible();
    await waitFor(() => expect(sideOf('Black team').length + sideOf('White team').length).toBe(10));
    const name = within(sideOf('White team')[0]!)
      .getByRole('button', { name: /^Actions for/ })
      .getAttribute('aria-label')!
      .replace('Actions for ', '');
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Black team' }));
    const black = () => sideOf('Black team').find((row) => row.textContent.includes(name));
    await waitFor(() => expect(black()).toBeDefined());
    await userEvent.click(screen.getByRole('button', { name: `${name} stays in this team` }));
    await expect(
      await screen.findByRole('button', { name: `${name} stays in this team`, pressed: true }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Balance teams' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Balance teams' })).not.toHaveAttribute('aria-busy'));
    await expect(black()).toBeDefined();
  },
});
/** The same words for position and rating as beside the participants. */
export const Rated = appStory({
  route: NONE,
  persona: 'teamAdmin',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Balance teams' }));
    await expect(await screen.findByText('Goalkeeper · Rating 4 of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Endri Çela' }));
    await expect(await screen.findByRole('menuitem', { name: 'Rating and position' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    window.scrollTo({ top: 0, behavior: 'instant' }); // the bars lie over what is beside the button
  },
});
export const RatedInAlbanian = appStory({
  route: NONE,
  persona: 'teamAdmin',
  language: 'sq',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Balanco ekipet' }));
    await expect(await screen.findByText('Portier · Vlerësimi 4 nga 5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Veprimet për Endri Çela' }));
    await expect(await screen.findByRole('menuitem', { name: 'Vlerësimi dhe pozicioni' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    window.scrollTo({ top: 0, behavior: 'instant' }); // the bars lie over what is beside the button
  },
});
export const BalanceRefused = appStory({
  route: NONE,
  persona: 'teamAdmin',
  failures: failing('balanceEvent', 500),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Balance teams' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByText('There are no teams yet.')).toBeVisible();
  },
});
/** It is on: the result waits for who leads a side. */
export const OnNow = appStory({ route: ON_NOW, persona: 'player', shows: /Live.*The result is not entered yet\./ });
/** Each set is checked by the rules of the sport, beside it, and nothing is lost. */
export const EnteringSets = appStory({
  route: `${PROVISIONAL}?result=114`,
  persona: 'player',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter result' }));
    const cell = (row: string) => dialog.getByRole('textbox', { name: row });
    await userEvent.clear(cell('Set 2: Black team'));
    await userEvent.type(cell('Set 2: Black team'), '26');
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }));
    await expect(cell('Set 2: Black team')).toHaveAccessibleDescription(
      'A set is won with 25 points or more and a lead of two.',
    );
    await expect(cell('Set 2: Black team')).toHaveValue('26');
    await userEvent.type(cell('Set 5: White team'), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }));
    await expect(cell('Set 5: White team')).toHaveAccessibleDescription('Enter whole numbers from 0 to 999.');
  },
});
export const EnteringSetsInAlbanian = appStory({
  route: `${PROVISIONAL}?result=114`,
  persona: 'player',
  language: 'sq',
  shows: /Seti 5.*Setet që nuk u luajtën lëri bosh\./,
});
/** Tennis: a set that ended 7–6 asks for its tie-break. */
export const Settling = appStory({
  route: `${DISPUTED}?result=115`,
  persona: 'player',
  wide: true,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle dispute' }));
    const fill = async (name: string, value: string) => {
      const field = dialog.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, value);
    };
    await fill('Set 1: Black team', '7');
    await fill('Set 1: White team', '6');
    await fill('Tie-break, set 1: Black team', '7');
    await fill('Tie-break, set 1: White team', '5');
    await fill('Set 2: Black team', '6');
    await fill('Set 2: White team', '2');
    await fill('Set 3: Black team', ' ');
    await fill('Set 3: White team', ' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }));
    await expect(await screen.findByText('The result is saved.')).toBeVisible();
    await expect(await screen.findByText('Official')).toBeVisible();
  },
});
