import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addCup } from '../../mocks/handlers/games/bracket-testing.ts';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Fixture of a competition',
  parameters: {
    without: {
      Loading: 'it loads with the game: stories of the fixture',
      Error: 'the same',
      Empty: 'Without form',
    },
  },
} satisfies Meta;

/** On now, in the middle of the season. */
const LIVE = '/fixtures/29';

/** The way to the competition, the round, and how both teams did before. */
export const Ready = {
  ...appStory({
    route: LIVE,
    play: async () => {
      await expect(await screen.findByRole('link', { name: 'Liga e Lagjeve 2026' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/competition\/1\/about$/),
      );
      await expect(screen.getByText('Matchday 8')).toBeVisible();
      const form = within(screen.getByRole('region', { name: 'Form' }));
      const forms = form.getAllByRole('img', { name: /^Last five games: / });
      await expect(forms.map(({ ariaLabel }) => ariaLabel)).toEqual([
        'Last five games: Lost, Lost, Drawn, Won, Won',
        'Last five games: Lost, Won, Lost, Lost, Drawn',
      ]);
    },
  }),
  name: '[CMP-01] an opened game says its competition and the form of both teams',
};
export const OnADesktop = appStory({ route: LIVE, wide: true, shows: /Liga e Lagjeve 2026.*Form.*Head to head/ });
export const InAlbanian = appStory({ route: LIVE, language: 'sq', shows: /Java 8.*Forma.*Ballë për ballë/ });
export const InAlbanianOnADesktop = appStory({ route: LIVE, language: 'sq', wide: true, shows: /Forma/ });
/** The first game of both. */
export const WithoutForm = appStory({
  route: '/fixtures/1',
  shows: /Liga e Lagjeve 2026.*Head to head/,
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Form' })).toBeNull();
  },
});
/** A side of a bracket that nobody has reached. */
export const NotKnownYet = appStory({
  route: '/fixtures/62',
  shows: /Basket Fest/,
  play: async () => {
    await expect(screen.queryByText('They have not met before.')).toBeVisible();
  },
});
/** Of an event: neither a competition nor form. */
export const OfAnEvent = appStory({
  route: '/fixtures/114',
  shows: /Volejboll në palestër/,
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Form' })).toBeNull();
  },
});

const organizer = { persona: 'organizationManager', module: 'organization' } as const;
/** Who runs the competition enters the result, or decides the game without playing. */
export const OfItsOrganizer = appStory({
  ...organizer,
  route: LIVE,
  shows: /The result is not entered yet\.\s*Enter result\s*Walkover/,
});
export const OfItsOrganizerInAlbanian = appStory({
  ...organizer,
  route: LIVE,
  language: 'sq',
  wide: true,
  shows: /Shëno rezultatin\s*Fitore pa lojë/,
});
/** Everybody reads why nobody played. */
export const Walkover = appStory({
  route: LIVE,
  prepare: ({ control }) =>
    control.db.transact((db) =>
      db.games.update(29, {
        status: 'walkover',
        forfeits: ['home'],
        home_score: 0,
        away_score: 3,
        walkover_reason: 'Nuk erdhën me kohë.',
      }),
    ),
  shows: /0.*–.*3.*This game was decided without playing\.\s*Reason: Nuk erdhën me kohë\./,
});
/** A knockout game that is level asks for the shoot-out; the winner stands in the final. */
export const ShootOut = appStory({
  ...organizer,
  route: '/competition/61/fixtures',
  prepare: ({ control }) => addCup({ control }, Date.parse('2026-11-24T10:00:00+01:00'), { teams: [1, 2, 4, 5] }),
  play: async ({ userEvent }) => {
    const [enter] = await screen.findAllByRole('button', { name: 'Enter result' });
    await userEvent.click(enter!);
    const form = within(await screen.findByRole('dialog', { name: 'Enter result' }));
    await expect(form.queryByRole('group', { name: 'Shoot-out' })).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'Goals: Shqiponjat e Liqenit' }), '1');
    await userEvent.type(form.getByRole('textbox', { name: 'Goals: Dajti Boys' }), '1');
    await userEvent.click(form.getByRole('button', { name: 'Save result' }));
    await expect(await form.findByText('A knockout game needs a winner: enter the shoot-out.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Shoot-out: Shqiponjat e Liqenit' }), '4');
    await userEvent.type(form.getByRole('textbox', { name: 'Shoot-out: Dajti Boys' }), '5');
    await userEvent.click(form.getByRole('button', { name: 'Save result' }));
    await expect(await screen.findByText('The result is saved.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Results' }));
    await expect(await screen.findByText(/1 \(5\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Fixtures' }));
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Fixtures' })).toHaveTextContent(/Dajti Boys.*Winner of game 2/),
    );
  },
});
