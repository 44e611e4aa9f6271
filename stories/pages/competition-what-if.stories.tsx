import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { rankingOf } from '../../src/shared/lib/ranking-of.ts';
import { appStory } from '../app-story.tsx';
import { rowOf, table, why } from '../standing-tables.ts';

export default { title: 'Pages/Competition/What if' } satisfies Meta;

const LIGA = '/competition/1/standings';
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
        screen.getByText('Now: 3. Agimi 2008, 4. Rozafa Juniors, 5. Dajti Boys, and 6. Shqiponjat e Liqenit.'),
      ).toBeVisible();
      await expect(places()[2]).toMatch(/Agimi 2008$/);
      await expect(
        rowOf('Standings What if', 'Agimi 2008').getByRole('img', { name: '3 places up' }),
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
/** A table that is complete leaves nothing to imagine. */
export const NoWhatIf = appStory({
  route: '/competition/2/standings',
  shows: /Standings, Group A/,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'What if' })).toBeNull();
  },
});
