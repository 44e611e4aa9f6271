import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { elsewhere } from '../another-person.ts';

export default {
  title: 'Pages/Track',
  parameters: { without: { Empty: 'Ready: a game of which nothing is entered yet' } },
} satisfies Meta;

/** On now, by sport; who may track it. */
const FOOTBALL = '/fixtures/29/track';
const organizer = { persona: 'organizationManager', module: 'organization' } as const;

type User = { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };
const press = async (userEvent: User, name: string) => userEvent.click(await screen.findByRole('button', { name }));
const claim = (userEvent: User) => press(userEvent, 'Track game');
const rows = () =>
  within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const score = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Nothing is claimed by looking. */
export const Ready = appStory({
  ...organizer,
  route: FOOTBALL,
  shows: /Track game.*Dajti Boys.*1.*–.*0.*Whoever tracks the game keeps its score and clock\./,
  play: async (_, __, backend) => {
    await expect(screen.getByRole('button', { name: 'Track game' })).toBeVisible();
    await expect(screen.queryByRole('banner')).toBeNull();
    await expect(screen.queryByRole('navigation')).toBeNull();
    await expect(backend.calls.filter(({ operation }) => operation === 'claimTracking')).toEqual([]);
  },
});
export const Loading = appStory({
  ...organizer,
  route: FOOTBALL,
  failures: [{ operation: 'getGame', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...organizer,
  route: FOOTBALL,
  failures: [{ operation: 'getGame', status: 500 }],
  shows: /Something went wrong/,
  recovers: /Whoever tracks the game/,
});
/** Who may not track it sees the game, and is told why. */
export const Forbidden = appStory({
  persona: 'player',
  route: FOOTBALL,
  shows: /Half 1.*Timeline/,
  play: async (_, { router }) => {
    await expect(router.state.location.pathname).toBe('/fixtures/29');
    await expect(screen.getByText('You do not have permission to access that page.')).toBeVisible();
  },
});
export const Unknown = appStory({
  ...organizer,
  route: '/fixtures/999999/track',
  shows: /Find something to play|does not exist/,
});

/** One press is a goal; who it was is asked afterwards, and the timeline names them. */
export const AGoal = {
  ...appStory({
    ...organizer,
    route: FOOTBALL,
    shows: /Track game/,
    play: async ({ userEvent }, _, backend) => {
      await claim(userEvent);
      await press(userEvent, 'Goal, Dajti Boys');
      await expect(score()).toContain('Dajti Boys 2, Shqiponjat e Liqenit 0');
      const who = within(await screen.findByRole('region', { name: 'Goal, Dajti Boys: who?' }));
      await userEvent.click(who.getByRole('button', { name: /Ilir Krasniqi/ }));
      await waitFor(() => expect(rows()[0]).toBe("31'Goal, Dajti BoysIlir Krasniqi2–0"));
      await waitFor(() => expect(backend.control.db.read.games.get(29)?.home_score).toBe(2));
      await waitFor(() => expect(screen.queryByText(/unsent/)).toBeNull());
      const asked = new Map(backend.calls.map(({ operation, module, status }) => [operation, `${module} ${status}`]));
      for (const operation of ['getGame', 'claimTracking', 'sendGameEvents'])
        await expect([operation, asked.get(operation)]).toEqual([operation, 'organization 200']);
    },
  }),
  name: '[CMP-04] [RT-51] [API-75] A goal',
};
/** A card and a substitution take three presses at most, and one takes back what was entered last. */
export const CardSubstitutionUndo = appStory({
  ...organizer,
  route: FOOTBALL,
  shows: /Track game/,
  play: async ({ userEvent }) => {
    await claim(userEvent);
    await press(userEvent, 'Yellow card, Shqiponjat e Liqenit');
    const who = within(await screen.findByRole('region', { name: /^Yellow card, / }));
    await userEvent.click(who.getAllByRole('button').at(-1)!); // there is one
    await waitFor(() => expect(rows()[0]).toMatch(/^31'Yellow card, Shqiponjat e Liqenit\p{L}+ \p{L}+/u));
    await press(userEvent, 'Substitution, Dajti Boys');
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'Who goes off?' })).getByRole('button', { name: /Ilir/ }),
    );
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'Who comes on?' })).getByRole('button', { name: /Luan/ }),
    );
    await waitFor(() => expect(rows()[0]).toMatch(/Luan Dhima for Ilir Krasniqi/));
    await press(userEvent, 'Undo');
    await waitFor(() => expect(rows().filter((row) => row?.includes('Luan Dhima for'))).toEqual([]));
  },
});
/** Any entry is taken back with a reason, from its menu or by a swipe to the left. */
export const TakeBack = {
  ...appStory({
    ...organizer,
    route: FOOTBALL,
    shows: /Track game/,
    play: async ({ userEvent }) => {
      await claim(userEvent);
      await press(userEvent, "Change: 23' Goal");
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Take back' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Take back Goal, Dajti Boys?' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Offside.');
      await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
      await waitFor(() => expect(score()).toContain('Dajti Boys 0, Shqiponjat e Liqenit 0'));
      await waitFor(() => expect(rows()).toContain("23'Goal, Dajti BoysTaken back: Offside."));
      const first = screen.getByText('Yellow card, Dajti Boys').closest('li')!; // seeded
      await swipe(first, 29);
      await expect(screen.queryByRole('dialog')).toBeNull();
      await swipe(first, 30);
      await expect(await screen.findByRole('dialog', { name: 'Take back Yellow card?' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    },
  }),
  name: '[UI-12] Take back',
};

/** One finger, so many px to the left. */
async function swipe(element: Element, px: number): Promise<void> {
  const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
  const fire = (type: string, of: TouchEventInit) =>
    element.dispatchEvent(new TouchEvent(type, { bubbles: true, ...of }));
  fire('touchstart', { touches: [touch(200)] });
  fire('touchend', { changedTouches: [touch(200 - px)] });
  await Promise.resolve();
}

/** A half ends once it was asked, and the next begins. */
export const HalfTime = appStory({
  ...organizer,
  route: FOOTBALL,
  shows: /Track game/,
  play: async ({ userEvent }, _, backend) => {
    await claim(userEvent);
    await press(userEvent, 'Pause');
    await press(userEvent, 'Start');
    await press(userEvent, 'End Half 1');
    await expect(screen.getByText('End Half 1?')).toBeVisible();
    await press(userEvent, 'Play on');
    await press(userEvent, 'End Half 1');
    await press(userEvent, 'End Half 1');
    await expect(await screen.findByRole('button', { name: 'Goal, Dajti Boys' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Yellow card, Dajti Boys' })).toBeEnabled();
    await press(userEvent, 'Start');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Goal, Dajti Boys' })).toBeEnabled());
    await press(userEvent, 'End Half 2');
    await press(userEvent, 'End Half 2');
    await expect(await screen.findByText('Is the game over?')).toBeVisible();
    await press(userEvent, 'End game');
    await expect(await screen.findByText('The game is over. Its result is entered.')).toBeVisible();
    await waitFor(() =>
      expect(backend.control.db.read.games.get(29)).toMatchObject({ status: 'finished', home_score: 1 }),
    );
    await expect(screen.getByRole('link', { name: 'See the game' })).toHaveAttribute('href', '/fixtures/29');
  },
});

/** Without a network everything goes on, and is sent once there is one. */
export const Offline = appStory({
  ...organizer,
  route: FOOTBALL,
  shows: /Track game/,
  play: async ({ userEvent }, _, backend) => {
    await claim(userEvent);
    await screen.findByRole('button', { name: 'Undo' });
    backend.control.addFailure({ operation: 'sendGameEvents', status: 'reset' });
    for (const side of ['Dajti Boys', 'Shqiponjat e Liqenit', 'Shqiponjat e Liqenit'])
      await press(userEvent, `Goal, ${side}`);
    await expect(await screen.findByText('3 unsent')).toBeVisible();
    await expect(score()).toContain('Dajti Boys 2, Shqiponjat e Liqenit 2');
    await expect(backend.control.db.read.games.get(29)).toMatchObject({ home_score: 1, away_score: 0 });
    await backend.control.setScenario('default');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/unsent/)).toBeNull());
    await expect(backend.control.db.read.games.get(29)).toMatchObject({ home_score: 2, away_score: 2 });
  },
});
/** What the server does not take stays with its reason, until the tracker decides. */
export const Refused = appStory({
  ...organizer,
  route: FOOTBALL,
  shows: /Track game/,
  play: async ({ userEvent }, _, backend) => {
    await claim(userEvent);
    await screen.findByRole('button', { name: 'Undo' });
    backend.control.addFailure({ operation: 'sendGameEvents', status: 409 });
    await press(userEvent, 'Goal, Dajti Boys');
    const refused = within(await screen.findByRole('alert'));
    await expect(refused.getByText('Goal, Dajti Boys')).toBeVisible();
    await expect(score()).toContain('Dajti Boys 1, Shqiponjat e Liqenit 0');
    await backend.control.setScenario('default');
    await userEvent.click(refused.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(backend.control.db.read.games.get(29)?.home_score).toBe(2));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});
export const NothingIsKept = appStory({
  ...organizer,
  route: FOOTBALL,
  keepsNothing: true,
  shows: /This device keeps nothing: what is not sent is lost when the page is closed\..*Track game/,
});

/** Somebody else tracks it: they are asked, and answer. */
export const TakenOver = appStory({
  ...organizer,
  route: FOOTBALL,
  prepare: (backend) =>
    elsewhere(backend, 'leagueManager', {
      method: 'POST',
      path: '/fixture/29/track/claim',
      body: { module: 'organization' },
    }),
  shows: /is tracking this game.*Last heard of at 10:00/,
  play: async ({ userEvent }, _, backend) => {
    await press(userEvent, 'Take over');
    await expect(await screen.findByText(/has been asked\. If nothing is heard of them for 2 minutes/)).toBeVisible();
    await elsewhere(backend, 'leagueManager', {
      method: 'POST',
      path: '/fixture/29/track/release',
      body: { module: 'organization', hand_over: true },
    });
    await press(userEvent, 'Take over');
    await expect(await screen.findByRole('button', { name: 'Goal, Dajti Boys' })).toBeVisible();
  },
});
/** Somebody asks whoever tracks it. */
export const AskedFor = appStory({
  ...organizer,
  route: FOOTBALL,
  prepare: async (backend) => {
    const path = '/fixture/29/track/claim';
    await elsewhere(backend, 'organizationManager', { method: 'POST', path, body: { module: 'organization' } });
    await elsewhere(backend, 'leagueManager', {
      method: 'POST',
      path,
      body: { module: 'organization', take_over: true },
    });
  },
  shows: /would like to take over.*Hand over.*Keep tracking/,
  play: async ({ userEvent }) => {
    await press(userEvent, 'Keep tracking');
    await waitFor(() => expect(screen.queryByText(/would like to take over/)).toBeNull());
    await expect(screen.getByRole('button', { name: 'Goal, Dajti Boys' })).toBeVisible();
    await press(userEvent, 'Show code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take over with a code' }));
    await expect(await dialog.findByRole('img', { name: 'Take over with a code' })).toBeVisible();
    await expect(screen.getByText(/\/fixtures\/29\/track\?code=[0-9a-f-]{36}$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press(userEvent, 'More of this game');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop tracking' }));
    await expect(await screen.findByRole('button', { name: 'Track game' })).toBeVisible();
  },
});
