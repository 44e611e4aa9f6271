import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Track, menu',
  parameters: {
    without: {
      Ready: 'Pages/Track',
      Loading: 'the same',
      Empty: 'the same',
      Error: 'the same',
    },
  },
} satisfies Meta;

/** On now; who runs the competitions of both. */
const football = { persona: 'organizationManager', module: 'organization', route: '/fixtures/29/track' } as const;
const basketball = { persona: 'everyone', route: '/fixtures/59/track' } as const;

type User = { click: (element: Element) => Promise<void> };
/** Tracks the game and opens the menu. */
async function openMenu(userEvent: User, words = { track: 'Track game', menu: 'More of this game' }) {
  const track = screen.queryByRole('button', { name: words.track });
  if (track) await userEvent.click(track);
  await userEvent.click(await screen.findByRole('button', { name: words.menu }));
  return within(await screen.findByRole('menu'));
}
async function choose(userEvent: User, name: string) {
  const menu = await openMenu(userEvent);
  await userEvent.click(await menu.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const clock = () => screen.getByRole('timer', { name: 'Clock' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Three presses; it stands in the timeline and beside the clock, and another press corrects it. */
export const AddedTime = {
  ...appStory({
    ...football,
    shows: /Track game/,
    play: async ({ userEvent }, _, backend) => {
      const dialog = await choose(userEvent, 'Added time');
      await expect(dialog.getByRole('group', { name: 'How many minutes are added to Half 1?' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: '4 minutes' }));
      await isClosed();
      await waitFor(() => expect(rows()[0]).toBe("31'Added time4 minutes"));
      await expect(await screen.findByText('4 minutes added')).toBeInTheDocument();
      await waitFor(() =>
        expect(
          backend.control.db.read.gameEvents.by('game', 29).filter(({ type }) => type === 'injury-time'),
        ).toMatchObject([{ minutes: 4 }]),
      );
      const again = await choose(userEvent, 'Added time');
      await expect(again.getByRole('button', { name: '4 minutes', pressed: true })).toHaveFocus();
      await userEvent.click(again.getByRole('button', { name: '6 minutes' }));
      await expect(await screen.findByText('6 minutes added')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await screen.findByText('4 minutes added')).toBeInTheDocument();
    },
  }),
  name: '[CMP-04] Added time',
};
/** Whoever watches reads it beside the clock; the next half has none. */
export const AddedTimeForWhoWatches = appStory({
  route: '/fixtures/29',
  language: 'sq',
  prepare: async ({ control }) => {
    await control.db.transact(async (tx) => {
      const last = tx.gameEvents.by('game', 29).at(-1);
      if (!last) throw new RangeError('the game has no log');
      const { id: _, ...entry } = last;
      await tx.gameEvents.insert({
        ...entry,
        client_id: '00000000-0000-4000-8000-200000000001',
        type: 'injury-time',
        side: null,
        player_id: null,
        seq: 200,
        minutes: 4,
      });
    });
  },
  shows: /Pjesa 1.*31'.*\+4.*4 minuta shtesë.*Minuta shtesë.*4 minuta/,
});

/** The clock of football counts up: what is typed is what has passed, and it goes on from there. */
export const SetTheClock = {
  ...appStory({
    ...football,
    shows: /Track game/,
    play: async ({ userEvent }, _, backend) => {
      const dialog = await choose(userEvent, 'Set the clock');
      await expect(
        dialog.getByText(/Time played in Half 1\. The clock goes on from here when you set it\./),
      ).toBeVisible();
      const minutes = dialog.getByRole('spinbutton', { name: 'Minutes' });
      const seconds = dialog.getByRole('spinbutton', { name: 'Seconds' });
      await expect(minutes).toHaveValue('30');
      await userEvent.clear(minutes);
      await userEvent.type(minutes, '76');
      await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
      await expect(await dialog.findByText('The clock can be set to 75:00 at most.')).toBeVisible();
      await expect(minutes).toHaveValue('76');
      await expect(minutes).toBeInvalid();
      await userEvent.clear(seconds);
      await userEvent.type(seconds, '75');
      await userEvent.clear(minutes);
      await userEvent.type(minutes, '41');
      await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
      await expect(await dialog.findByText('Type a whole number from 0 to 59.')).toBeVisible();
      await userEvent.clear(seconds);
      await userEvent.type(seconds, '5');
      await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
      await isClosed();
      await expect(clock()).toHaveTextContent(/^41:(0[5-9]|1\d)$/);
      await userEvent.click(screen.getByRole('button', { name: 'Goal, Dajti Boys' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Not known' }));
      await waitFor(() => expect(rows()[0]).toBe("42'Goal, Dajti Boys2–0"));
      await waitFor(() =>
        expect(
          backend.control.db.read.gameEvents.by('game', 29).findLast(({ type }) => type === 'clock-start'),
        ).toMatchObject({
          clock_ms: 2_465_000,
          voided_at: null,
        }),
      );
    },
  }),
  name: '[CMP-04] Set the clock',
};
/** Set wrong, once sent and once not, and put back without a network: the wrong ones are taken back, and the half ends where it ends. */
export const SetBackOffline = appStory({
  ...football,
  shows: /Track game/,
  play: async ({ userEvent }, _, backend) => {
    const set = async (minutes: string) => {
      const dialog = await choose(userEvent, 'Set the clock');
      const field = dialog.getByRole('spinbutton', { name: 'Minutes' });
      await userEvent.clear(field);
      await userEvent.type(field, minutes);
      await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
      await isClosed();
      await expect(clock()).toHaveTextContent(new RegExp(`^${minutes}:`));
    };
    await userEvent.click(screen.getByRole('button', { name: 'Track game' }));
    await screen.findByRole('button', { name: 'Undo' });
    const setTo = () =>
      backend.control.db.read.gameEvents
        .by('game', 29)
        .filter(({ type, voided_at }) => type === 'clock-start' && voided_at === null)
        .map(({ clock_ms }) => Math.floor(clock_ms / 60_000));
    await set('70');
    await waitFor(() => expect(setTo()).toEqual([70]));
    for (const operation of ['sendGameEvents', 'voidGameEvent'] as const)
      backend.control.addFailure({ operation, status: 'reset' });
    await set('60');
    await set('32');
    await expect(setTo()).toEqual([70]);
    await backend.control.setScenario('default');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/unsent/)).toBeNull());
    await expect(setTo()).toEqual([32]);
    await userEvent.click(screen.getByRole('button', { name: 'End Half 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'End Half 1' }));
    await waitFor(() => expect(rows()[0]).toBe("33'Half 1: End1–0"));
    await waitFor(() => expect(backend.control.db.read.games.get(29)?.status).toBe('break'));
    const menu = await openMenu(userEvent);
    for (const name of ['Added time', 'Set the clock'])
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByRole('menuitem', { name: 'Add a note' })).not.toHaveAttribute('aria-disabled');
  },
});
/** The clock of basketball counts down: what is typed is what is left; it stands where it stood. All by keyboard. */
export const SetTheClockByKeyboard = appStory({
  ...basketball,
  shows: /Track game/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Track game' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    screen.getByRole('button', { name: 'More of this game' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'Added time' })).toBeNull();
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Set the clock' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set the clock' }));
    await expect(dialog.getByText('Time left in Quarter 2.')).toBeVisible();
    const minutes = dialog.getByRole('spinbutton', { name: 'Minutes' });
    for (let tabs = 0; tabs < 10 && document.activeElement !== minutes; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect(dialog.getByRole('spinbutton', { name: 'Seconds' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Set' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(clock()).toHaveTextContent(/^[12]:02$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'More of this game' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  },
});
export const BeyondAQuarterInAlbanian = appStory({
  ...basketball,
  language: 'sq',
  shows: /Shëno ndeshjen/,
  play: async ({ userEvent }) => {
    const menu = await openMenu(userEvent, { track: 'Shëno ndeshjen', menu: 'Më shumë për ndeshjen' });
    await userEvent.click(menu.getByRole('menuitem', { name: 'Rregullo orën' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rregullo orën' }));
    const minutes = dialog.getByRole('spinbutton', { name: 'Minuta' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '11');
    await userEvent.click(dialog.getByRole('button', { name: 'Vendose' }));
    await expect(await dialog.findByText('Ora mund të vendoset deri në 10:00.')).toBeVisible();
    await expect(minutes).toHaveFocus();
  },
});

/** Of every sport; an empty one is refused beside its field. */
export const ANote = {
  ...appStory({
    persona: 'everyone',
    module: 'organization',
    entityId: 3,
    route: '/fixtures/71/track',
    shows: /Track game/,
    play: async ({ userEvent }, _, backend) => {
      const menu = await openMenu(userEvent);
      await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Add a note',
        'Stop tracking',
      ]);
      await userEvent.click(menu.getByRole('menuitem', { name: 'Add a note' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add a note' }));
      const note = dialog.getByRole('textbox', { name: 'Note' });
      await userEvent.type(note, '   {Enter}');
      await expect(await dialog.findByText('Field is required.')).toBeVisible();
      await expect(note).toBeInvalid();
      await userEvent.type(note, 'The lights went out.{Enter}');
      await isClosed();
      await waitFor(() => expect(rows()[0]).toBe('NoteThe lights went out.'));
      await waitFor(() =>
        expect(backend.control.db.read.gameEvents.by('game', 71).at(-1)).toMatchObject({
          type: 'note',
          note: 'The lights went out.',
        }),
      );
    },
  }),
  name: '[CMP-04] A note',
};
/** A long one wraps; by keyboard. */
export const ALongNoteInAlbanian = appStory({
  ...football,
  language: 'sq',
  shows: /Shëno ndeshjen/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Shëno ndeshjen' }));
    const menu = await screen.findByRole('button', { name: 'Më shumë për ndeshjen' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Minuta shtesë' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Shto një shënim' });
    const note = screen.getByRole('textbox', { name: 'Shënimi' });
    for (let tabs = 0; tabs < 10 && document.activeElement !== note; tabs += 1) await userEvent.tab();
    await userEvent.paste('Ndeshja u ndërpre për pesë minuta, sepse dritat e fushës u fikën. '.repeat(3));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    const text = await screen.findByText(/^Ndeshja u ndërpre/);
    await expect(text.textContent).toHaveLength(197);
    await expect(screen.getByText(/^Shënim$/)).toBeVisible();
  },
});
