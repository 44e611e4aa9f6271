import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withEndedCup, withEndedLeague } from '../ended-competition.ts';
import { withManyGoals } from '../scored-games.ts';
import { withShareSheet } from '../share-sheet.ts';

export default {
  title: 'Pages/Competition/Champion',
  parameters: { without: { Empty: 'Without a champion the page has no such part.' } },
} satisfies Meta;

const LEAGUE = '/competition/1/about';
const CUP = '/competition/2/about';
const long = {
  competition: 'Kampionati Ndërkombëtar i Futbollit të Vogël për Lagjet e Tiranës dhe Durrësit 2026',
  champion: 'Klubi Sportiv Shqiponjat e Liqenit të Madh të Tiranës 1920',
  finalist: 'Shoqata e Futbollit Bregu i Lumit dhe Fshatrat Përreth',
};

const champion = (name: string) => screen.findByRole('region', { name });
const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Of a league the first three of its table. */
export const OfALeague = appStory({
  route: LEAGUE,
  prepare: withEndedLeague(),
  shows: /Champion of Liga e Lagjeve 2026.*Agimi 2008.*Final table/,
  play: async () => {
    const part = await champion('Agimi 2008');
    const table = within(part).getByRole('list', { name: 'Final table' });
    await expect(rows(table)).toHaveLength(3);
    await expect(rows(table)[0]).toMatch(/^1\..*Agimi 2008\d+ points$/);
    await expect(within(part).getByRole('link', { name: 'See table' })).toHaveAttribute(
      'href',
      '/competition/1/standings',
    );
    // the first that is read below the name of the competition
    const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Agimi 2008');
  },
});
export const OfALeagueOnADesktop = appStory({
  route: LEAGUE,
  persona: 'player',
  prepare: withEndedLeague(),
  wide: true,
  shows: /Final table/,
});
export const OfALeagueInAlbanian = appStory({
  route: LEAGUE,
  prepare: withEndedLeague(),
  language: 'sq',
  shows: /Kampion i kompeticionit Liga e Lagjeve 2026.*Renditja përfundimtare/,
});
/** Of a cup its final, which leads to its page. */
export const OfACup = appStory({
  route: CUP,
  prepare: withEndedCup(),
  shows: /Champion of Kupa e Dimrit 2026/,
  play: async () => {
    const part = within(await champion('Shqiponjat e Liqenit'));
    const final = await part.findByRole('list', { name: 'Final · Nov 22, 2026' });
    await expect(rows(final)).toEqual([
      expect.stringMatching(/Shqiponjat e Liqenit2 \(4\)$/),
      expect.stringMatching(/2 \(3\)$/),
    ]);
    await expect(part.getByRole('link', { name: 'Final · Nov 22, 2026' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/fixtures\/\d+$/),
    );
    await expect(part.getByRole('link', { name: 'See bracket' })).toBeVisible();
  },
});
export const OfACupOnADesktop = appStory({ route: CUP, prepare: withEndedCup(), wide: true, shows: /Final · Nov 22/ });
export const OfACupInAlbanianOnADesktop = appStory({
  route: CUP,
  prepare: withEndedCup(),
  language: 'sq',
  wide: true,
  shows: /Kampion i kompeticionit.*Finalja · 22\.11\.2026.*Shiko skemën/,
});
export const LongNames = appStory({ route: CUP, prepare: withEndedCup(long), shows: /Fshatrat Përreth/ });
export const LongNamesOnADesktop = appStory({
  route: CUP,
  prepare: withEndedCup(long),
  wide: true,
  language: 'sq',
  shows: /Fshatrat Përreth/,
});

/** The game that was tracked has its scorers: the one with most of them in one line. */
export const WithATopScorer = appStory({
  route: LEAGUE,
  prepare: async (backend) => {
    await withEndedLeague()(backend);
    await withManyGoals({ home: 'Arben Hoxha' })(backend);
  },
  shows: /Final table.*Top scorer: Arben Hoxha \(Dajti Boys\), 3 goals/,
});
export const WithATopScorerInAlbanianOnADesktop = appStory({
  route: LEAGUE,
  prepare: async (backend) => {
    await withEndedLeague()(backend);
    await withManyGoals({ home: 'Arben Hoxha' })(backend);
  },
  language: 'sq',
  wide: true,
  shows: /Golashënuesi më i mirë: Arben Hoxha \(Dajti Boys\), 3 gola/,
});
/** Who has scored most is left out where it is not known. */
export const WithoutScorers = appStory({
  route: LEAGUE,
  prepare: withEndedLeague(),
  failures: [{ operation: 'getCompetitionStats', status: 500 }],
  shows: /Champion of.*Final table/,
  play: async () => {
    await expect(screen.queryByText(/^Top scorer/)).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** Who has won is known before how it was won. */
export const Loading = appStory({
  route: LEAGUE,
  prepare: withEndedLeague(),
  failures: [{ operation: 'getStandings', status: 'never' }],
  awaits: 'data',
});
/** Without the table the champion still stands there, and can be shared. */
export const Error = appStory({
  route: LEAGUE,
  prepare: withEndedLeague(),
  failures: [{ operation: 'getStandings', status: 500 }],
  shows: /Agimi 2008.*Try again/,
  recovers: /Final table/,
});
/** The groups of the cup have no one winner. */
export const WithoutOneChampion = appStory({
  route: CUP,
  prepare: ({ control }) => control.db.transact((tx) => tx.competitions.update(2, { phase: 'finished' })),
  play: async () => {
    await expect(screen.queryByText(/^Champion of/)).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  },
});

/** The colours of a picture at these places, and how many different ones it has on a grid. */
async function lookAt(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => pen?.getImageData(x, y, 1, 1).data.join(' ') ?? '';
  const grid = Array.from({ length: 100 * 50 }, (_, index) => at((index % 100) * 12, Math.floor(index / 100) * 12));
  return { width, height, corner: at(4, 4), colors: new Set(grid) };
}
const BRAND = '69 39 160 255';
const LIME = '200 245 96 255';

/** The system's sheet gets a picture that is drawn by the press. */
const shares = (route: string, prepare: ReturnType<typeof withEndedCup>, language?: 'sq') =>
  appStory({
    route,
    prepare,
    ...(language && { language }),
    play: ({ userEvent }) =>
      withShareSheet(
        async () => {},
        async (sheet) => {
          const share = language === 'sq' ? 'Shpërndaj' : 'Share';
          const button = await screen.findByRole('button', { name: share, busy: false });
          await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
          await userEvent.click(button);
          await waitFor(() => expect(sheet).toHaveBeenCalledOnce());
          const [picture, ...others] = sheet.mock.calls[0]?.[0]?.files ?? [];
          await expect(others).toEqual([]);
          await expect(picture).toMatchObject({ type: 'image/png', name: expect.stringMatching(/-champion\.png$/) });
          const seen = await lookAt(picture);
          await expect([seen.width, seen.height, seen.corner]).toEqual([1200, 630, BRAND]);
          await expect(seen.colors).toContain(LIME);
          await expect(seen.colors.size).toBeGreaterThan(20);
          await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
        },
      ),
  });
export const Shared = shares(LEAGUE, withEndedLeague());
export const SharedOfACup = shares(CUP, withEndedCup());
export const SharedWithLongNames = shares(CUP, withEndedCup(long), 'sq');
/** Without a sheet, or where it fails, the picture is saved; the menu saves it in any case, and copies the link. */
export const Saved = appStory({
  route: LEAGUE,
  prepare: withEndedLeague(),
  play: ({ userEvent }) =>
    withShareSheet(
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      async () => {
        const saved: HTMLAnchorElement[] = [];
        const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
          this: HTMLAnchorElement,
        ) {
          saved.push(this);
        });
        const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
        const button = await screen.findByRole('button', { name: 'Share' });
        await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
        await userEvent.click(button);
        await expect(await screen.findByText('The picture is saved.')).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'More ways to share' }));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Save picture' }));
        await waitFor(() => expect(saved).toHaveLength(2));
        for (const { download, href } of saved) {
          await expect(download).toBe('liga-e-lagjeve-2026-champion.png');
          await expect(href).toMatch(/^data:image\/png;base64,/);
        }
        await userEvent.click(screen.getByRole('button', { name: 'More ways to share' }));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
        await expect(await screen.findByText('Link copied to clipboard.')).toBeVisible();
        await expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/app\/competition\/1\/about$/));
        click.mockRestore();
      },
    ),
});
/** A browser that cannot draw says so, and the link is left. */
export const CannotDraw = appStory({
  route: LEAGUE,
  prepare: withEndedLeague(),
  play: async ({ userEvent }) => {
    const draw = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const button = await screen.findByRole('button', { name: 'Share' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(await screen.findByText('The picture could not be drawn. Copy the link instead.')).toBeVisible();
    draw.mockRestore();
  },
});
