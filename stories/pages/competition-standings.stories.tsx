import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { rankingOf } from '../../src/shared/lib/ranking-of.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Competition/Standings' } satisfies Meta;

const LIGA = '/competition/1/standings';
/** Four groups; three teams of the first are level. */
const KUPA = '/competition/2/standings';
/** The league as one of tennis, of which the seed has none. */
const inTennis = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    const sport = tx.sports.all().find(({ key }) => key === 'tennis');
    if (sport) await tx.competitions.update(1, { sport_id: sport.id, ranking: rankingOf('tennis') });
  });
/** The league as one of volleyball with sets to 21, and one set alone. */
const toTwentyOne = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    const sport = tx.sports.all().find(({ key }) => key === 'volleyball');
    const liga = tx.competitions.get(1);
    if (!sport || !liga) return;
    const game_rules = { ...liga.game_rules, best_of_sets: 1, set_points: 21, last_set_points: 15 } as const;
    await tx.competitions.update(1, { sport_id: sport.id, ranking: rankingOf('volleyball-national'), game_rules });
  });
const failing = (status: 500 | 'never') => [{ operation: 'getStandings', status } as const];
const table = (name: string) => within(screen.getByRole('table', { name }));
const rowOf = (name: string, team: string) =>
  within(
    table(name)
      .getByRole('rowheader', { name: new RegExp(team) })
      .closest('tr')!,
  );
const why = async (name: string, team: string, press: (element: Element) => Promise<void>) => {
  await press(rowOf(name, team).getByRole('button', { name: 'Why this rank?' }));
  return within(await screen.findByRole('dialog', { name: 'Why this rank?' }));
};
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
const agimi = async () => within(await screen.findByRole('group', { name: 'Agimi 2008 – Bregu i Lumit' }));
const goals = (game: ReturnType<typeof within>, team: string) => game.getByRole('textbox', { name: `Goals: ${team}` });
const places = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row: Element) => row.querySelector('th')?.textContent);
/** Results of games to come move the table, count in "Why this rank?", and are gone with the what-if. */
export const WhatIf = {
  ...appStory({
    route: LIGA,
    wide: true,
    play: async ({ userEvent }, _, { calls }) => {
      const before = places();
      await userEvent.click(screen.getByRole('button', { name: 'What if' }));
      const game = await agimi();
      const sent = calls.length;
      await userEvent.type(goals(game, 'Agimi 2008'), '4');
      await expect(places()).toEqual(before); // half a result is none
      await userEvent.type(goals(game, 'Bregu i Lumit'), '0');
      await expect(screen.getByRole('table', { name: 'Standings What if' })).toBeVisible();
      await expect(
        screen.getByText('Now: 3. Agimi 2008, 4. Rozafa Juniors, and 5. Shqiponjat e Liqenit.'),
      ).toBeVisible();
      await expect(places()[2]).toMatch(/Agimi 2008$/);
      await expect(
        rowOf('Standings What if', 'Agimi 2008').getByRole('img', { name: '2 places up' }),
      ).toBeInTheDocument();
      const dialog = await why('Standings What if', 'Agimi 2008', userEvent.click);
      await expect(dialog.getByText('Level on Points with Rozafa Juniors.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(places()).toEqual(before));
      await userEvent.type(goals(game, 'Agimi 2008'), '4');
      await userEvent.click(screen.getByRole('button', { name: 'End what-if' }));
      await waitFor(() => expect(places()).toEqual(before));
      await expect(screen.getByRole('button', { name: 'What if' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'What if' }));
      await expect(goals(await agimi(), 'Agimi 2008')).toHaveValue('');
      await expect(calls).toHaveLength(sent);
    },
  }),
  name: '[CMP-02] What if',
};
/** What is no result is said beside it, and the table waits. */
export const WhatIfMistyped = appStory({
  route: LIGA,
  play: async ({ userEvent }) => {
    const before = places();
    await userEvent.click(screen.getByRole('button', { name: 'What if' }));
    const game = await agimi();
    await userEvent.type(goals(game, 'Agimi 2008'), 'x');
    await userEvent.type(goals(game, 'Bregu i Lumit'), '1');
    await userEvent.tab();
    await expect(await game.findByText('Enter whole numbers from 0 to 999.')).toBeVisible();
    await expect(goals(game, 'Agimi 2008')).toBeInvalid();
    await expect(places()).toEqual(before);
  },
});
/** Sets are asked one after the other, a tie-break where there was one. */
export const WhatIfBySets = appStory({
  route: LIGA,
  language: 'sq',
  prepare: inTennis,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Po sikur' }));
    const game = await agimi();
    const box = (row: string) => game.getByRole('textbox', { name: `${row}: Agimi 2008` });
    const other = (row: string) => game.getByRole('textbox', { name: `${row}: Bregu i Lumit` });
    await expect(game.queryByRole('group', { name: 'Seti 2' })).toBeNull();
    await userEvent.type(box('Seti 1'), '6');
    await userEvent.type(other('Seti 1'), '2');
    await userEvent.type(box('Seti 2'), '6');
    await userEvent.type(other('Seti 2'), '3');
    await expect(await screen.findByText(/^Tani: .*Agimi 2008/)).toBeVisible();
  },
});
export const WhatIfNotLoaded = appStory({
  route: LIGA,
  failures: [{ operation: 'listTableGames', status: 500 }],
  play: async ({ userEvent }, _, backend) => {
    await userEvent.click(screen.getByRole('button', { name: 'What if' }));
    await expect(await screen.findByText('The games could not be loaded.')).toBeVisible();
    await expect(table('Standings').getAllByRole('rowheader')).toHaveLength(8);
    await backend.control.setScenario('default');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(goals(await agimi(), 'Agimi 2008')).toBeVisible();
  },
});
/** A table that is complete leaves nothing to imagine. */
export const NoWhatIf = appStory({
  route: KUPA,
  shows: /Standings, Group A/,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'What if' })).toBeNull();
  },
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
/** A set is won as the competition has it, not as its sport does. */
export const WhatIfToTwentyOne = appStory({
  route: LIGA,
  language: 'sq',
  prepare: toTwentyOne,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Po sikur' }));
    const game = await agimi();
    const points = (team: string) => game.getByRole('textbox', { name: `Seti 1: ${team}` });
    await userEvent.type(points('Agimi 2008'), '25');
    await userEvent.type(points('Bregu i Lumit'), '20');
    await userEvent.tab();
    await expect(points('Agimi 2008')).toHaveValue('25');
    await expect(points('Bregu i Lumit')).toHaveValue('20');
    await expect(await game.findByText('Seti fitohet me 21 pikë ose më shumë dhe dy pikë epërsi.')).toBeVisible();
    await userEvent.clear(points('Agimi 2008'));
    await userEvent.type(points('Agimi 2008'), '22');
    await expect(await screen.findByText(/^Tani: .*Agimi 2008/)).toBeVisible();
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
