import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { LineupChoice } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Line-ups of a fixture',
  parameters: { without: { Empty: 'a team without players has nobody to choose: WithoutLineUps of the fixture' } },
} satisfies Meta;

/** To come; the team admin's team is at home. */
const TO_COME = '/fixtures/33';
const GAME = 33;
const CHOOSING = `${TO_COME}?do=line-up-home`;
const admin = { persona: 'teamAdmin' } as const;
const starts = (user_id: number): LineupChoice => ({ user_id, is_starter: true });
const bench = (user_id: number): LineupChoice => ({ user_id, is_starter: false });

/** The captain and a player start, the coach is on the bench. */
const chosen = ({ control }: Backend) =>
  control.db.transact((db) =>
    db.games.update(GAME, { lineups: [{ team_id: 1, players: [bench(25), starts(26), starts(23)] }] }),
  );
/** It is on. */
const begins = ({ control }: Backend) => control.db.transact((db) => db.games.update(GAME, { status: 'live' }));
const rowsOf = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const lineups = () => within(screen.getByRole('region', { name: 'Line-ups' }));
/** The dialog, once its players are read. */
const dialog = async (name = 'Line-up: Shqiponjat e Liqenit') => {
  await screen.findAllByRole('radiogroup', {}, { timeout: 5_000 });
  return within(screen.getByRole('dialog', { name }));
};
/** The choices for the player with the lowest number, the captain. */
const first = (form: Awaited<ReturnType<typeof dialog>>) => within(form.getAllByRole('radiogroup')[0] ?? document.body);

/** Whoever reads sees who starts and who is on the bench; of the other team everybody may play. */
export const Ready = appStory({
  route: TO_COME,
  prepare: chosen,
  shows: /Line-ups.*3 players.*Bench/,
  play: async () => {
    await expect([rowsOf('Shqiponjat e Liqenit').length, rowsOf('Bench: Shqiponjat e Liqenit').length]).toEqual([2, 1]);
    await expect(lineups().getAllByRole('heading', { level: 4 })).toHaveLength(1);
    await expect(lineups().queryByRole('button')).toBeNull();
  },
});
export const OnADesktop = appStory({ ...admin, route: TO_COME, prepare: chosen, wide: true, shows: /Change line-up/ });
export const InAlbanian = appStory({
  ...admin,
  route: TO_COME,
  language: 'sq',
  prepare: chosen,
  shows: /Formacionet.*Ndrysho formacionin.*Rezervat/,
});
/** Only one's own side, and only until the start. */
export const ForWhoMay = appStory({
  ...admin,
  route: TO_COME,
  play: async ({ userEvent }) => {
    await userEvent.click(await lineups().findByRole('button', { name: 'Choose line-up' }));
    const form = await dialog();
    await expect(form.getAllByRole('radiogroup')).toHaveLength(10);
    await expect(form.getByText('Starting: 0 · Bench: 10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lineups().getByRole('button', { name: 'Choose line-up' })).toHaveFocus();
  },
});
export const NotAfterTheStart = appStory({
  ...admin,
  route: CHOOSING,
  prepare: begins,
  play: async () => {
    await expect(lineups().queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const NotForOthers = appStory({
  persona: 'player',
  route: CHOOSING,
  play: async () => {
    await expect(lineups().queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
/** With the thumb and with the keys; the page then tells starters and bench apart. */
export const Choosing = appStory({
  ...admin,
  route: TO_COME,
  prepare: chosen,
  play: async ({ userEvent }, _, backend) => {
    await userEvent.click(await lineups().findByRole('button', { name: 'Change line-up' }));
    const form = await dialog();
    await expect(form.getByText('Starting: 2 · Bench: 1')).toBeVisible();
    const captain = first(form);
    await expect(captain.getByRole('radio', { name: 'Starts' })).toBeChecked();
    await userEvent.click(captain.getByRole('radio', { name: 'Not there' }));
    await expect(form.getByText('Starting: 1 · Bench: 1')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(captain.getByRole('radio', { name: 'Bench' })).toBeChecked();
    await expect(form.getByText('Starting: 1 · Bench: 2')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save line-up' }));
    await expect(await screen.findByText('The line-up is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rowsOf('Bench: Shqiponjat e Liqenit')).toHaveLength(2));
    await expect(backend.control.db.read.games.get(GAME)?.lineups?.[0]?.players).toHaveLength(3);
  },
});
export const ChoosingInAlbanian = appStory({
  ...admin,
  route: CHOOSING,
  language: 'sq',
  prepare: chosen,
  play: async () => {
    const form = await dialog('Formacioni: Shqiponjat e Liqenit');
    await expect(form.getByText('Nisin: 2 · Rezerva: 1')).toBeVisible();
    await expect(form.getByText(/^Kush mungon nuk mund të shënohet/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Ruaj formacionin' })).toBeVisible();
  },
});
export const ChoosingOnADesktop = appStory({
  ...admin,
  route: CHOOSING,
  prepare: chosen,
  wide: true,
  play: async () => {
    await expect((await dialog()).getByText('Starting: 2 · Bench: 1')).toBeVisible();
  },
});
/** Somebody must be named. */
export const Nobody = appStory({
  ...admin,
  route: CHOOSING,
  prepare: ({ control }) =>
    control.db.transact((db) => db.games.update(GAME, { lineups: [{ team_id: 1, players: [starts(23)] }] })),
  play: async ({ userEvent }) => {
    const form = await dialog();
    const captain = first(form);
    await userEvent.click(captain.getByRole('radio', { name: 'Not there' }));
    await userEvent.click(form.getByRole('button', { name: 'Save line-up' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Choose at least 1');
    await expect(form.getByRole('status')).toHaveTextContent('Choose at least 1');
    await waitFor(() => expect(captain.getByRole('radio', { name: 'Not there' })).toHaveFocus());
  },
});
/** It has begun meanwhile: why it is too late stands in the dialog, and what was chosen stays. */
export const TooLate = appStory({
  ...admin,
  route: CHOOSING,
  play: async ({ userEvent }, _, backend) => {
    const form = await dialog();
    const player = first(form);
    await userEvent.click(player.getByRole('radio', { name: 'Starts' }));
    await begins(backend);
    await userEvent.click(form.getByRole('button', { name: 'Save line-up' }));
    await expect(await form.findByText('This game has begun or is over.')).toBeVisible();
    await expect(player.getByRole('radio', { name: 'Starts' })).toBeChecked();
  },
});
export const Loading = appStory({
  ...admin,
  route: CHOOSING,
  failures: [{ operation: 'getTeam', status: 'never' }],
  awaits: 'data',
  shows: /Line-up: Shqiponjat e Liqenit/,
});
export const Error = appStory({
  ...admin,
  route: CHOOSING,
  failures: [{ operation: 'getTeam', status: 500 }],
  shows: /The players could not be loaded\./,
  recovers: /Starting: 0 · Bench: 10/,
});
/** The tracker is offered those who were chosen, who starts first. */
export const InTheTracker = appStory({
  persona: 'organizationManager',
  module: 'organization',
  route: '/fixtures/29/track',
  shows: /Track game/,
  prepare: ({ control }) =>
    control.db.transact((db) =>
      db.games.update(29, { lineups: [{ team_id: 5, players: [bench(51), starts(54), bench(40), starts(53)] }] }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Track game' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Goal, Dajti Boys' }));
    const who = within(await screen.findByRole('region', { name: 'Goal, Dajti Boys: who?' }));
    const numbers = who.getAllByRole('button').map(({ textContent }) => /^\d+/.exec(textContent)?.[0]);
    await expect(numbers.filter((number) => number !== undefined)).toEqual(['3', '4', '1', '10']);
  },
});
