import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { askForCourts } from '../../mocks/rules/competitions/testing.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Competition/Fixtures' } satisfies Meta;

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const LIGA = '/competition/1/fixtures';
const KUPA = '/competition/2/fixtures';
const failing = (status: 500 | 'never') => [{ operation: 'listCompetitionFixtures', status } as const];
const list = () => within(screen.getByRole('list', { name: 'Fixtures' }));

/** The league has asked the second venue for three courts: one waits, one is confirmed, one is being closed. */
const courtsInEveryState = ({ control }: Backend) =>
  control.db.transact(async (db) => {
    const [, second, third] = await askForCourts(db, NOW, 2, 3);
    await db.bookings.update(second?.booking_id ?? 0, { status: 'Confirmed', confirmed_at: NOW });
    await db.bookings.update(third?.booking_id ?? 0, {
      status: 'Confirmed',
      confirmed_at: NOW,
      asked: { until: NOW + 24 * 3_600_000, reason: 'Punime në tapet.' },
    });
  });

/** What is on stands first, then the next matchday; the player's team is marked. */
export const Ready = appStory({
  route: LIGA,
  persona: 'player',
  shows: /Today.*Shqiponjat e Liqenit.*Live.*Matchday 8.*Matchday 9/,
  play: async () => {
    await expect(list().getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Today');
    await expect(list().getAllByRole('link')[0]).toHaveAccessibleName(/ – .*1 – 0.*you play for Shqiponjat e Liqenit/);
  },
});
export const OnADesktop = appStory({ route: LIGA, persona: 'player', wide: true, shows: /Matchday 9/ });
export const InAlbanian = appStory({ route: LIGA, language: 'sq', shows: /Sot.*Drejtpërdrejt.*Java 8/ });
export const InAlbanianOnADesktop = appStory({
  route: KUPA,
  language: 'sq',
  wide: true,
  shows: /Çerekfinalet · Ndeshja 1/,
});
export const Loading = appStory({ route: LIGA, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route: LIGA, failures: failing(500), shows: /Try again/, recovers: /Matchday 8/ });
export const Empty = appStory({
  route: '/competition/5/fixtures',
  shows: /No game is to come\..*as soon as they are set/,
});
/** Who plays is not known yet: where they come from is. */
export const NotKnownYet = appStory({
  route: KUPA,
  shows:
    /Date not set.*Dajti Boys.*Agimi 2008.*Quarter-finals · Game 1.*Winner of game 1.*Winner of game 2.*Semi-finals · Game 5.*Loser of game 5.*Third place.*Final/,
});
/** For who runs it: times for the games of the knockout, in a dialog that the address names. */
export const Generating = appStory({
  route: '/competition/2/fixtures?generate=5&switch_module=organization&switch_entity_id=1',
  persona: 'organizationManager',
  shows: /Generate fixtures.*Kick-offs.*Add a venue.*Book courts/,
});
/** For who runs it: which courts are asked for, confirmed, or closed by the venue, and until when the game can be moved. */
export const Courts = {
  ...appStory({
    route: `${LIGA}?switch_module=organization&switch_entity_id=1`,
    persona: 'organizationManager',
    prepare: courtsInEveryState,
    play: async () => {
      const rowOf = async (mark: string) => (await screen.findAllByText(mark))[0]!.closest('li'); // there are two that wait
      await expect(await rowOf('Court asked for')).toHaveTextContent(/Dajti/);
      await expect(await rowOf('Court confirmed')).not.toHaveTextContent(/Move the game by/);
      await expect(await rowOf('Court closed')).toHaveTextContent(
        /Punime në tapet. Move the game by Wed, Nov 25, 10:00, or it loses its time.Move game/,
      );
    },
  }),
  name: '[CMP-05] who runs it reads how far the venue is with each court',
};
export const CourtsInAlbanian = appStory({
  route: `${LIGA}?switch_module=organization&switch_entity_id=1`,
  persona: 'organizationManager',
  language: 'sq',
  wide: true,
  prepare: courtsInEveryState,
  shows: /Fusha u kërkua.*Fusha u konfirmua.*Fusha mbyllet.*Zhvendose ndeshjen deri më mër, 25 nën, 10:00/,
});
/** A game is dragged to the day of another: its dialog opens with that day; where it is, and without the right, nothing happens. */
export const Dragged = {
  ...appStory({
    route: `${LIGA}?switch_module=organization&switch_entity_id=1`,
    persona: 'organizationManager',
    wide: true,
    play: async ({ userEvent }, { router }) => {
      const dayOf = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).closest('li')!; // each day is one
      await screen.findByRole('heading', { level: 2, name: /December 4/ });
      const game = within(dayOf(/December 4/))
        .getByRole('link')
        .closest('li')!; // in a list
      const drop = async (day: HTMLElement) => {
        const dataTransfer = new DataTransfer();
        await fireEvent.dragStart(game, { dataTransfer });
        await fireEvent.dragOver(day, { dataTransfer });
        await fireEvent.drop(day, { dataTransfer });
        await fireEvent.dragEnd(game, { dataTransfer });
      };
      // also one that the next overtakes
      const days = new Set<string | null>();
      router.subscribe(({ location, navigation }) => {
        const search = new URLSearchParams((navigation.location ?? location).search);
        if (search.has('move')) days.add(search.get('to'));
      });
      await drop(dayOf(/December 4/));
      await drop(dayOf(/December 9/));
      await expect(await screen.findByLabelText('Day')).toHaveValue('12/09/2026');
      await expect(screen.getByLabelText('Kick-off')).toHaveValue('20:00');
      await expect([...days]).toEqual(['2026-12-09']);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(router.state.location.search).not.toMatch(/move=|to=/));
    },
  }),
  name: '[CMP-05] a game is dragged to another day',
};
/** Its players read nothing of that. */
export const CourtsOfOthers = {
  ...appStory({
    route: LIGA,
    persona: 'player',
    prepare: courtsInEveryState,
    play: async () => {
      await expect((await screen.findAllByText(/Arena Dajti/)).length).toBeGreaterThan(0);
      await expect(screen.queryByText(/^Court /)).toBeNull();
    },
  }),
  name: '[CMP-05] a player reads nothing of what the venue answers',
};
export const TwoEliminations = appStory({
  route: '/competition/4/fixtures',
  shows: /Losers, round 2 · Game 9.*Second final/,
});
export const OfMyTeam = appStory({
  route: LIGA,
  persona: 'player',
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(screen.getByRole('button', { name: 'My team' }));
    await waitFor(() => expect(router.state.location.search).toBe('?team_id=1'));
    await waitFor(() =>
      expect(
        list()
          .getAllByRole('link')
          .every(({ textContent }) => textContent.includes('Shqiponjat')),
      ).toBe(true),
    );
  },
});
export const AllPlayed = appStory({
  route: '/competition/5/fixtures',
  prepare: (backend) => backend.control.db.transact((tx) => tx.competitions.update(5, { phase: 'finished' })),
  shows: /All games are played\..*See results/,
});
