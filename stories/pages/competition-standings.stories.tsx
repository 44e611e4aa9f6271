import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { rowOf, table, why } from '../standing-tables.ts';

export default { title: 'Pages/Competition/Standings' } satisfies Meta;

const LIGA = '/competition/1/standings';
/** Four groups; three teams of the first are level. */
const KUPA = '/competition/2/standings';
const failing = (status: 500 | 'never') => [{ operation: 'getStandings', status } as const];
const tried = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('listitem').map((item: Element) => item.textContent);
const cells = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The player's team is marked; a row head is its team, whose columns have their whole names for screen readers. */
export const Ready = appStory({
  route: LIGA,
  persona: 'player',
  shows: /Standings.*My team.*Some results are not official yet\..*Download as CSV.*How the table is ranked/,
  play: async () => {
    const heads = table('Standings').getAllByRole('columnheader');
    await expect(heads).toHaveLength(9); // a phone has no room for goals for and against
    for (const name of ['Played', 'Won', 'Drawn', 'Lost', 'Points'])
      await expect(table('Standings').getByRole('columnheader', { name })).toBeInTheDocument();
    await expect(table('Standings').getAllByRole('rowheader')).toHaveLength(8);
    await expect(table('Standings').getByRole('rowheader', { name: /My team/ })).toHaveTextContent(
      'Shqiponjat e Liqenit',
    );
    // their games from the first: won, lost, won, drawn, drawn, lost, lost
    const form = rowOf('Standings', 'Shqiponjat e Liqenit').getByRole('img', { name: /^Last five games/ });
    await expect(form).toHaveAccessibleName('Last five games: Lost, Lost, Drawn, Drawn, Won');
  },
});
/** A game that is on counts as it stands, 1–0 to Dajti Boys, and its score leads to it. */
export const Live = {
  ...appStory({
    route: LIGA,
    wide: true,
    shows: /Games that are on count as they stand: places can still change\./,
    play: async () => {
      const dajti = () => rowOf('Standings', 'Dajti Boys');
      await expect(dajti().getByRole('link', { name: 'Playing now, 1–0' })).toHaveAttribute('href', '/fixtures/29');
      const other = rowOf('Standings', 'Shqiponjat e Liqenit').getByRole('link', { name: 'Playing now, 0–1' });
      await expect(other).toHaveAttribute('href', '/fixtures/29');
      const numbers = () =>
        dajti()
          .getAllByRole('cell')
          .slice(1, 8)
          .map(({ textContent }: HTMLElement) => textContent);
      await expect(numbers()).toEqual(['8', '2', '3', '3', '5–9', '−4', '9']);
      await expect(dajti().getByRole('img', { name: '3 places up' })).toBeInTheDocument();
    },
  }),
  name: '[CMP-04] A game that is on counts',
};
export const OnADesktop = appStory({ route: LIGA, persona: 'player', wide: true, shows: /For–against/ });
export const InAlbanian = appStory({ route: LIGA, language: 'sq', shows: /Renditja.*Shkarko si CSV.*Golavarazhi/ });
export const InAlbanianOnADesktop = appStory({ route: KUPA, language: 'sq', wide: true, shows: /Renditja, Grupi A/ });
/** The longer words leave room for the form: nothing of the table has to be scrolled to. */
export const WholeInAlbanian = appStory({
  route: LIGA,
  language: 'sq',
  wide: true,
  shows: /Renditja.*Forma/,
  play: async () => {
    const { clientWidth, scrollWidth } = screen.getByRole('region', { name: 'Renditja' });
    await expect(scrollWidth).toBe(clientWidth);
  },
});
export const Loading = appStory({ route: LIGA, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route: LIGA, failures: failing(500), shows: /Try again/, recovers: /Played/ });
/** Before the games are drawn. */
export const Empty = appStory({
  route: LIGA,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      for (const { id } of tx.games.by('competition', 1)) await tx.games.remove(id);
      for (const { id } of tx.stages.by('competition', 1)) await tx.stages.remove(id);
    }),
  shows: /There is no table yet\..*as soon as the games are drawn/,
});
export const Groups = appStory({
  route: KUPA,
  shows: /Standings, Group A.*Standings, Group D.*Goes on/,
  play: async () => {
    await expect(rowOf('Standings, Group A', 'Dajti Boys').getByText('Goes on')).toBeInTheDocument();
  },
});
/** Three are level on points: the engine says what told them apart, with the numbers. */
export const WhySecondIsSecond = appStory({
  route: KUPA,
  play: async ({ userEvent }) => {
    const dialog = await why('Standings, Group A', 'Shqiponjat e Liqenit', userEvent.click);
    await expect(dialog.getByText('2. Shqiponjat e Liqenit')).toBeVisible();
    await expect(dialog.getByText('Goal difference head to head decided.')).toBeVisible();
    await expect(dialog.getByText('Level on Points with Dajti Boys and Lagjja 3 FC.')).toBeVisible();
    await expect(tried(dialog)).toEqual(['Points head to head: level']);
    await expect(cells(dialog.getByRole('table', { name: 'Goal difference head to head' }))).toEqual([
      ['Place#', 'Team', 'Goal difference head to head'],
      ['1', 'Dajti Boys', '+1'],
      ['2', 'Shqiponjat e Liqenit', '0'],
      ['3', 'Lagjja 3 FC', '−1'],
    ]);
  },
});
export const WhyInAlbanian = appStory({
  route: '/competition/2/standings?why-4=1',
  language: 'sq',
  shows: /Pse ky vend\?.*Vendosi: Golavarazhi ballë për ballë\..*Pikët ballë për ballë: të barabartë/,
});
/** Half way: the two have not played both games against each other. */
export const WhyBeforeTheReturn = appStory({
  route: LIGA,
  play: async ({ userEvent }) => {
    const dialog = await why('Standings', 'Agimi 2008', userEvent.click);
    await expect(dialog.getByText('Goal difference decided.')).toBeVisible();
    await expect(tried(dialog)).toEqual([
      'Points head to head: counts once all games among them are played',
      'Goal difference head to head: counts once all games among them are played',
      'Goals head to head: counts once all games among them are played',
    ]);
  },
});
/** Nobody else has as many points. */
export const WhyLastIsLast = appStory({
  route: KUPA,
  play: async ({ userEvent }) => {
    const dialog = await why('Standings, Group B', 'Bregu i Lumit', userEvent.click);
    await expect(dialog.getByText('No other team has as many: Points alone decided.')).toBeVisible();
    await expect(cells(dialog.getByRole('table', { name: 'Points' }))).toEqual([
      ['Place#', 'Team', 'Points'],
      ['2', 'Agimi 2008', '4'],
      ['3', 'Bregu i Lumit', '0'],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
/** Points that were taken are named with their reason. */
export const WhyWithADeduction = appStory({
  route: '/competition/1/standings?why-1=8',
  shows: /Agimi 2008.*3 points were deducted: Lojtar pa licencë në javën e 4-t\./,
});
/** No game has been played: nothing tells anybody apart. */
export const NothingPlayed = appStory({
  route: LIGA,
  prepare: (backend) =>
    backend.control.db.transact(async (tx) => {
      for (const { id } of tx.games.by('competition', 1))
        await tx.games.update(id, {
          status: 'scheduled',
          home_score: null,
          away_score: null,
          forfeits: [],
          result: null,
        });
      for (const { id } of tx.competitionTeams.by('competition', 1))
        await tx.competitionTeams.update(id, { deductions: [] });
    }),
  shows: /No game has been played yet/,
  play: async ({ userEvent }) => {
    const dialog = await why('Standings', 'Deti FK', userEvent.click);
    await expect(dialog.getByText(/^Nothing has told it apart from .* yet, so they share the place\./)).toBeVisible();
    await expect(tried(dialog)).toEqual([
      'Points: level',
      'Points head to head: counts once all games among them are played',
      'Goal difference head to head: counts once all games among them are played',
      'Goals head to head: counts once all games among them are played',
      'Goal difference: level',
      'Goals scored: level',
      'Fair play: level',
      'Lots: drawn once all games are played',
    ]);
  },
});
/** Who left stands below all others, without a place. */
export const WithATeamThatLeft = appStory({
  route: LIGA,
  prepare: (backend) =>
    backend.control.db.transact(async (tx) => {
      const entry = tx.competitionTeams.one('entry', 1, 4);
      if (entry) await tx.competitionTeams.update(entry.id, { status: 'disqualified' });
    }),
  shows: /Deti FK.*Disqualified/,
  play: async ({ userEvent }) => {
    const dialog = await why('Standings', 'Deti FK', userEvent.click);
    await expect(dialog.getByText('The team was disqualified: it is not ranked any more.')).toBeVisible();
  },
});
/** A league whose organizer has added a knockout has its bracket, too. */
export const WithAnAddedKnockout = appStory({
  route: '/competition/2/standings',
  prepare: (backend) => backend.control.db.transact((tx) => tx.competitions.update(2, { format: 'league' })),
  shows: /Group A/,
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Bracket, Knockout' })).toBeVisible();
  },
});
