import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Track, by sport',
  parameters: {
    without: {
      Ready: 'Pages/Track',
      Loading: 'the same',
      Empty: 'the same',
      Error: 'the same',
    },
  },
} satisfies Meta;

/** Who runs both competitions. */
const host = { persona: 'everyone' } as const;
const volleyHost = { ...host, module: 'organization', entityId: 3 } as const;
const VOLLEYBALL = '/fixtures/71/track';

const score = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const rows = () =>
  within(screen.getByRole('list', { name: /^(Timeline|Rrjedha)$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The same game before anything was entered. */
const notBegun = async ({ control }: Backend) => {
  await control.db.transact(async (tx) => {
    for (const { id } of tx.gameEvents.by('game', 71)) await tx.gameEvents.remove(id);
    await tx.games.update(71, { status: 'scheduled', home_score: null, away_score: null, sets: [] });
  });
};

export const Basketball = appStory({
  ...host,
  route: '/fixtures/59/track',
  shows: /Track game/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Track game' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Points 3, Titanët e Tiranës' }));
    await waitFor(() => expect(score()).toContain('Titanët e Tiranës 41, Kulla Basket 41'));
    await expect(screen.getByRole('timer', { name: 'Clock' })).toHaveTextContent(/^(1:00|0:5\d)$/);
    await userEvent.click(screen.getByRole('button', { name: 'Foul, Kulla Basket' }));
    await expect(await screen.findByText('Fouls: 1')).toBeVisible();
  },
});
/** The points of the set, and who serves now. */
export const Volleyball = appStory({
  ...volleyHost,
  route: VOLLEYBALL,
  language: 'sq',
  wide: true,
  shows: /Shëno ndeshjen/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Shëno ndeshjen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pikë, Adriatiku Volej' }));
    await waitFor(() => expect(rows()[0]).toBe('Pikë, Adriatiku Volej11–10'));
    const side = within(screen.getByRole('region', { name: 'Adriatiku Volej' }));
    await expect(side.getByText('Shërben')).toBeVisible();
    await expect(screen.queryByRole('timer')).toBeNull();
  },
});
/** Who serves first is chosen; a set that is won is ended by one press. */
export const ASet = appStory({
  ...volleyHost,
  route: VOLLEYBALL,
  prepare: notBegun,
  shows: /Track game/,
  play: async ({ userEvent }, _, backend) => {
    await userEvent.click(screen.getByRole('button', { name: 'Track game' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Adriatiku Volej' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    const point = await screen.findByRole('button', { name: 'Point, Rrufeja Volej' });
    const other = within(screen.getByRole('region', { name: 'Adriatiku Volej' }));
    await expect(await other.findByText('Serves')).toBeVisible();
    for (let count = 0; count < 25; count += 1) await userEvent.click(point);
    await waitFor(() => expect(point).toBeDisabled());
    await userEvent.click(await screen.findByRole('button', { name: 'End Set 1' }));
    await waitFor(() => expect(score()).toContain('Rrufeja Volej 1, Adriatiku Volej 0'));
    await waitFor(() =>
      expect(backend.control.db.read.games.get(71)).toMatchObject({ home_score: 1, sets: [{ home: 25, away: 0 }] }),
    );
    await expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  },
});
/** All of it without a pointer. */
export const ByKeyboard = appStory({
  ...volleyHost,
  route: VOLLEYBALL,
  shows: /Track game/,
  play: async ({ userEvent }) => {
    screen.getByRole('button', { name: 'Track game' }).focus();
    await userEvent.keyboard('{Enter}');
    const point = await screen.findByRole('button', { name: 'Point, Rrufeja Volej' });
    for (let tabs = 0; tabs < 60 && document.activeElement !== point; tabs += 1) await userEvent.tab();
    await expect(point).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(rows()[0]).toBe('Point, Rrufeja Volej12–9'));
    const undo = screen.getByRole('button', { name: 'Undo' });
    for (let tabs = 0; tabs < 60 && document.activeElement !== undo; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()[0]).toBe('Point, Rrufeja VolejTaken back'));
  },
});
