import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { doubleElimination, singleElimination } from '../../src/tournament/index.ts';
import { appStory } from '../app-story.tsx';
import { withBracket } from '../drawn-bracket.ts';

export default { title: 'Pages/Competition/Bracket' } satisfies Meta;

/** A knockout of six teams: two byes, third place, a semi-final that is on. */
const BASKET = '/competition/3/standings';
/** Eight teams, two losses; game 9 is on. */
const VOLEJ = '/competition/4/standings';
const KUPA = '/competition/2/standings';
const failing = (status: 500 | 'never') => [{ operation: 'getPipeline', status } as const];

const region = (name = 'Bracket, Double elimination') => screen.getByRole('region', { name });
const games = (round: string) => within(screen.getByRole('list', { name: round })).getAllByRole('listitem');
const texts = (round: string) => games(round).map(({ textContent }) => textContent);
const shownLists = () => within(region()).getAllByRole('list');
const picker = () => screen.getByRole('combobox', { name: 'Round' });
const shows = (round: string) => waitFor(() => expect(screen.getByRole('list', { name: round })).toBeVisible());
const played = (count: number, day = -9) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, { day, result: '3:1' }]));

/** The round of the game that is on, and the others by buttons or from the list; the address says which. */
export const OnAPhone = {
  ...appStory({
    route: VOLEJ,
    shows: /Game 9 · Live/,
    play: async ({ userEvent }) => {
      const button = (name: string) => screen.getByRole('button', { name });
      await expect(picker()).toHaveDisplayValue('Losers, round 2');
      await expect(shownLists()).toHaveLength(1);
      await userEvent.click(button('Next round'));
      await shows('Losers, round 3');
      await expect(screen.getByText('Losers, round 3, round 6 of 9')).toBeInTheDocument();
      await expect(texts('Losers, round 3')).toEqual(['Game 12Winner of game 9Winner of game 10']);
      await userEvent.selectOptions(picker(), 'Second final');
      await shows('Second final');
      await expect(texts('Second final')).toEqual(['Game 15 · Only if neededLoser of game 14Winner of game 14']);
      await expect(button('Next round')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button('Next round'));
      await userEvent.click(button('Previous round'));
      await shows('Final');
      await userEvent.selectOptions(picker(), 'Winners, round 1');
      await shows('Winners, round 1');
      await expect(button('Previous round')).toHaveAttribute('aria-disabled', 'true');
      await expect(games('Winners, round 1')).toHaveLength(4);
    },
  }),
  name: '[CMP-02] [RT-44] on a phone one round is shown',
};
/** All rounds in the order in which they are read; every game leads to its page. */
export const OnADesktop = {
  ...appStory({
    route: VOLEJ,
    wide: true,
    shows: /Game 9 · Live/,
    play: async () => {
      const names = shownLists().map(
        (list) => document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent,
      );
      await expect(names).toEqual([
        'Winners, round 1',
        'Winners, round 2',
        'Winners, round 3',
        'Losers, round 1',
        'Losers, round 2',
        'Losers, round 3',
        'Losers, round 4',
        'Final',
        'Second final',
      ]);
      await expect(texts('Losers, round 1')).toEqual([
        'Game 7 · WalkoverRrufeja Volej3Lagjja Volej0',
        expect.stringMatching(/^Game 8 · Sat, Nov 21, 17:00Valbona Volej3Bregdeti Volej1$/),
      ]);
      await expect(within(region()).getAllByRole('link')).toHaveLength(15);
      await expect(screen.queryByRole('combobox', { name: 'Round' })).toBeNull();
      // as wide as its frame, and no wider
      const { scrollWidth, clientWidth } = region();
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
  name: '[CMP-02] [RT-44] on a desktop the whole bracket is shown',
};
export const InAlbanian = appStory({
  route: VOLEJ,
  language: 'sq',
  shows: /Raundi.*Humbësit, raundi 2.*Drejtpërdrejt/,
});
export const InAlbanianOnADesktop = appStory({
  route: BASKET,
  language: 'sq',
  wide: true,
  shows: /Pushon.*Gjysmëfinalet/,
});
export const AnAddressedRound = appStory({
  route: `${VOLEJ}?round-3=final`,
  play: async () => {
    await expect(picker()).toHaveDisplayValue('Final');
    await expect(texts('Final')).toEqual(['Game 14Winner of game 11Winner of game 13']);
  },
});
export const Loading = appStory({ route: VOLEJ, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route: VOLEJ, failures: failing(500), shows: /Try again/, recovers: /Game 9/ });
/** Before the draw. */
export const Empty = appStory({
  route: '/competition/5/standings',
  shows: /The bracket is not drawn yet\.It stands here once registration is over and the games are drawn\./,
});
export const EmptyInAlbanian = appStory({
  route: '/competition/5/standings',
  language: 'sq',
  shows: /Shorti ende nuk është hedhur\./,
});

/** Drawn by so many px with one finger. */
async function swipe(dx: number, dy: number): Promise<void> {
  const target = region();
  const at = (x: number, y: number) => [new Touch({ identifier: 1, target, clientX: 200 + x, clientY: 500 + y })];
  await fireEvent(target, new TouchEvent('touchstart', { bubbles: true, touches: at(0, 0), changedTouches: at(0, 0) }));
  await fireEvent(target, new TouchEvent('touchend', { bubbles: true, changedTouches: at(dx, dy) }));
}
export const Swiped = {
  ...appStory({
    route: `${VOLEJ}?round-3=winners-1`,
    play: async () => {
      await swipe(-29, 0);
      await swipe(-35, 40);
      await swipe(35, -40);
      // before the first one is nothing
      await swipe(60, 0);
      await expect(picker()).toHaveDisplayValue('Winners, round 1');
      await swipe(-30, 0);
      await shows('Winners, round 2');
      await swipe(-40, 35);
      await shows('Winners, round 3');
      await swipe(40, -35);
      await shows('Winners, round 2');
      await expect(picker()).toHaveDisplayValue('Winners, round 2');
    },
  }),
  name: '[UI-12] [UI-13] [UI-33] rounds are swiped by 30 px along the dominant axis',
};

const letters = () => Number.parseFloat(getComputedStyle(within(region()).getByText('Final')).fontSize);
/** 64 teams: legible at first, then as a whole; by keys, buttons and drags. */
export const SixtyFourTeams = appStory({
  route: VOLEJ,
  wide: true,
  prepare: withBracket({
    competition: 4,
    teams: 64,
    draw: (slots) => doubleElimination(slots, { grandFinal: 'reset' }),
    plans: played(32),
  }),
  shows: /Winners, round 6.*Losers, round 10.*Second final/,
  play: async ({ userEvent }) => {
    await expect(within(region()).getAllByRole('link')).toHaveLength(127);
    region().focus();
    const first = letters();
    await userEvent.keyboard('+');
    await expect(letters()).toBeCloseTo(first * 1.25, 1);
    await userEvent.keyboard('--');
    await expect(letters()).toBeCloseTo(first / 1.25, 1);
    await userEvent.keyboard('0');
    await expect(region().scrollWidth).toBeLessThanOrEqual(region().clientWidth);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await expect(region().scrollHeight).toBeGreaterThan(region().clientHeight);
    // dragged by a mouse, from a game: that is no press on it
    const [game] = within(region()).getAllByRole('link');
    const before = region().scrollTop;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: game!, coords: { clientX: 600, clientY: 500 } },
      { target: game!, coords: { clientX: 600, clientY: 400 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(region().scrollTop - before).toBe(100);
    await expect(screen.getByRole('heading', { level: 2, name: 'Double elimination' })).toBeVisible();
  },
});
export const SixtyFourTeamsOnAPhone = appStory({
  route: VOLEJ,
  prepare: withBracket({
    competition: 4,
    teams: 64,
    draw: (slots) => doubleElimination(slots, { grandFinal: 'reset' }),
    plans: played(32),
  }),
  shows: /Winners, round 2/,
});
/** The smallest one: no round of losers. */
export const TwoTeams = appStory({
  route: VOLEJ,
  wide: true,
  prepare: withBracket({
    competition: 4,
    teams: 2,
    draw: (slots) => doubleElimination(slots, { grandFinal: 'reset' }),
    plans: { 1: { day: -1, result: '3:0' } },
  }),
  play: async () => {
    await expect(shownLists().map((list) => list.textContent)).toEqual([
      expect.stringMatching(/^Game 1 · .*3.*0$/),
      expect.stringMatching(/^Game 2/),
      'Game 3 · Only if neededLoser of game 2Winner of game 2',
    ]);
  },
});
/** Who has no opponent stands beside those who play, and the losers of the semi-finals below the final. */
export const ByesAndThirdPlace = appStory({
  route: BASKET,
  wide: true,
  play: async () => {
    await expect(texts('Quarter-finals').map((text) => text.replace(/ · .*\d\d:\d\d/, ''))).toEqual([
      'Titanët e Tiranës Bye',
      'Game 1Kulla Basket78Kështjella BC71',
      'Valët Durrës Bye',
      'Game 2Guri BC64Erërat e Jugut69',
    ]);
    await expect(texts('Third place')).toEqual(['Game 5Loser of game 3Loser of game 4']);
    await expect(texts('Final')).toEqual(['Game 6Winner of game 3Winner of game 4']);
  },
});
export const ByesOnAPhone = appStory({
  route: `${BASKET}?round-2=winners-1`,
  play: async () => {
    await expect(screen.getAllByText('Bye')[0]).toBeVisible();
    const shown = games('Quarter-finals');
    await expect(shown).toHaveLength(4);
    // one below the other, without the gaps of the whole bracket
    const boxes = shown.map((game) => game.getBoundingClientRect());
    for (const [index, box] of boxes.slice(1).entries())
      await expect(box.top - (boxes[index]?.bottom ?? 0)).toBeCloseTo(8, 0);
  },
});
/** The way of the reader's team is marked to the end, which is a title. */
export const Champions = appStory({
  route: KUPA,
  persona: 'player',
  wide: true,
  prepare: withBracket({
    competition: 2,
    teams: 4,
    draw: (slots) => singleElimination(slots, { thirdPlace: true }),
    plans: played(4),
  }),
  play: async () => {
    const bracket = region('Bracket, Knockout');
    await expect(screen.getByText('Champion: Shqiponjat e Liqenit')).toBeVisible();
    await expect(within(bracket).getAllByText('My team')).toHaveLength(2);
    await expect(bracket.querySelectorAll('svg path[d]:not([d=""])').length).toBeGreaterThanOrEqual(2);
    // it is over: the groups come second
    const [first] = screen.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Knockout');
  },
});
/** Before the knockout has begun the tables come first. */
export const AfterGroups = appStory({
  route: KUPA,
  shows: /Standings, Group D.*Knockout.*Quarter-finals.*Dajti Boys/,
});
/** The tables stand without it. */
export const OnlyTheBracketFails = appStory({
  route: KUPA,
  failures: failing(500),
  shows: /Try again.*Standings, Group A|Standings, Group A.*Try again/,
});
