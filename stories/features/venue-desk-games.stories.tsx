import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { askForCourts } from '../../mocks/rules/competitions/testing.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/VenueDeskGames' } satisfies Meta;

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
/** A venue that answers by hand; the league asks for the courts of three games. */
const at = {
  route: '/admin/venue/calendar',
  persona: 'owner',
  module: 'venue',
  entityId: 2,
  prepare: ({ control }: Backend) => control.db.transact((db) => askForCourts(db, NOW, 2, 3)),
} as const;
const group = () => screen.findByRole('button', { name: /Liga e Lagjeve 2026/, expanded: false });

/** One request, however many games, and one answer to all of it. */
export const ConfirmedAtOnce = appStory({
  ...at,
  shows: /Show all 13/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Show all 13' }));
    await expect(await group()).toHaveTextContent(/5 games · ALL [\d,]+ · Show the games/);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm all' }));
    await expect(await screen.findByText('All courts are confirmed for Liga e Lagjeve 2026.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm all' })).toBeNull());
  },
});

/** One of them is confirmed, the others are declined with a reason. */
export const SomeConfirmed = appStory({
  ...at,
  wide: true,
  language: 'sq',
  shows: /Të gjitha \(13\)/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Të gjitha (13)' }));
    await userEvent.click(await group());
    const games = within(await screen.findByRole('list', { name: /Liga e Lagjeve 2026/ }));
    await expect(games.getAllByRole('listitem')).toHaveLength(5);
    await expect(games.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Shqiponjat e Liqenit – Ujqit e Veriut/);
    await userEvent.click(games.getAllByRole('button', { name: 'Konfirmo' })[0]!); // of five
    await userEvent.click(screen.getByRole('button', { name: 'Refuzo të gjitha' }));
    // its code comes later than its frame
    await screen.findByRole('textbox', { name: /Arsyeja/ });
    const dialog = within(screen.getByRole('alertdialog', { name: 'T’i refuzosh të gjitha këto kërkesa?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuzo të gjitha' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toBeInvalid());
    await userEvent.type(dialog.getByRole('textbox'), 'Turne tjetër.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuzo të gjitha' }));
    await expect(await screen.findByText('Kërkesat u refuzuan.')).toBeVisible();
  },
});

/** One of its games in the calendar: marked, and in words that know no player. */
export const InTheCalendar = appStory({
  route: '/admin/venue/calendar?date=2026-12-02',
  persona: 'owner',
  module: 'venue',
  entityId: 2,
  wide: true,
  play: async ({ userEvent }) => {
    const cell = await screen.findByRole('button', { name: '18:00–19:00, Liga e Lagjeve 2026, Confirmed' });
    await expect(cell).toHaveAttribute('title', 'Competition');
    await expect(screen.getByRole('list', { name: 'What the marks mean' })).toHaveTextContent(
      /Waits for an answer.*Competition$/,
    );
    await userEvent.click(cell);
    const opened = within(await screen.findByRole('dialog', { name: 'Liga e Lagjeve 2026' }));
    await expect(await opened.findByText('Nov 23, 2026, 10:00, by its organizers')).toBeVisible();
    await expect(await opened.findByRole('list', { name: 'History' })).toHaveTextContent(/^BookedTeuta Marku/);
    await expect(opened.getByRole('link', { name: 'Liga e Lagjeve 2026' })).toHaveAttribute(
      'href',
      '/competition/1/fixtures',
    );
    await userEvent.click(opened.getByRole('button', { name: 'Cancel booking' }));
    await expect(await screen.findByText('The organizers of the competition read it.')).toBeVisible();
  },
});

/** The court of a game that the seeded league plays: its organizers are asked, not a player. */
export const ClosedCourt = appStory({
  route: '/admin/venue?block=4_2026-12-02_13',
  persona: 'owner',
  module: 'venue',
  entityId: 2,
  play: async ({ userEvent }) => {
    const [row] = within(await screen.findByRole('list', { name: 'Affected bookings' })).getAllByRole('listitem');
    await expect(row).toHaveTextContent(/^Liga e Lagjeve 2026/);
    const what = within(row!).getByRole('combobox', { name: 'What happens' }); // there is one
    await userEvent.selectOptions(what, 'Ask the organizers');
    await expect(row).toHaveTextContent(
      /They can move the game until .*10:00\. Without an answer it loses its court and its time\./,
    );
    await userEvent.selectOptions(what, 'Cancel');
    await expect(row).toHaveTextContent('Its organizers read the reason.');
  },
});
