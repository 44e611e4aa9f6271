import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { GameRecord } from '../../mocks/db/records.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Community/News' } satisfies Meta;

/** It follows a league and a team of it; its feed has a post of each kind. */
const FEED = '/community/5/feed';
/** Who runs it. */
const owner = { persona: 'organizationManager', module: 'base' } as const;
const settings = { ...owner, route: `${FEED}?do=sources` } as const;

const posts = async () =>
  within(await screen.findByRole('list', { name: /^(Posts|Postimet)$/ })).getAllByRole('article');
const postOf = async (text: RegExp) => {
  const found = (await posts()).find(({ textContent }) => text.test(textContent));
  if (!found) throw new RangeError(`no post: ${text}`);
  return within(found);
};
/** The game whose result has a post is otherwise now. */
const became = (changes: Partial<GameRecord>) => (backend: Backend) =>
  backend.control.db.transact(async (db) => {
    const item = db.feedItems.find({ kind: 'result' });
    if (item) await db.games.update(item.game_id, changes);
  });
const takenBack = became({ status: 'scheduled', home_score: null, away_score: null, periods: [] });

/** Each is signed by the app, and leads to the game, the table and the fixtures. */
export const Ready = appStory({
  route: FEED,
  play: async () => {
    const result = await postOf(/1–3/);
    await expect(result.getByRole('heading')).toHaveTextContent(/^Fusha$/);
    await expect(result.getByRole('link', { name: /1–3.*Liga e Lagjeve 2026 · Matchday 7/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/fixtures\/26$/),
    );
    const ranks = await postOf(/is up from place 4 to place 1/);
    await expect(ranks.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/competition\/1\/standings$/),
    );
    const matchday = await postOf(/Matchday 8: 3 games, from Tue, Nov 24/);
    await expect(matchday.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/competition\/1\/fixtures$/),
    );
  },
});
export const InAlbanian = appStory({
  route: FEED,
  language: 'sq',
  shows: /1–3.*Java 7.*Java 8: 3 ndeshje, nga mar, 24 nën.*ngjitet nga vendi 4 në vendin 1/,
});
export const OnADesktop = appStory({ route: FEED, wide: true, shows: /1–3.*Matchday 8: 3 games.*place 4 to place 1/ });
/** It says so until the next result is official. */
export const TakenBack = appStory({ route: FEED, prepare: takenBack, shows: /–.*The result was taken back/ });
export const TakenBackInAlbanian = appStory({
  route: FEED,
  language: 'sq',
  prepare: takenBack,
  shows: /Rezultati u rihap/,
});
/** Neither came: there is no score. */
export const NeitherCame = appStory({
  route: FEED,
  prepare: became({ status: 'walkover', forfeits: ['home', 'away'], home_score: null, away_score: null }),
  shows: /Dajti Boys – Ujqit e VeriutWalkover · Liga e Lagjeve 2026/,
});
export const AfterAShootOut = appStory({
  route: FEED,
  language: 'sq',
  prepare: became({ home_score: 1, away_score: 1, shootout: { home: 4, away: 2 } }),
  shows: /Dajti Boys 1–1 Ujqit e Veriut4–2 pas penalltive · Liga/,
});
/** A team that has become private takes what is about it along. */
export const Private = appStory({
  route: FEED,
  prepare: ({ control }) => control.db.transact((db) => db.teams.update(2, { is_public: false })),
  shows: /1–3.*Matchday 8/,
  play: async () => {
    await expect(await posts()).toHaveLength(3);
    await expect(screen.queryByText(/place 4/)).toBeNull();
  },
});
/** Like any other post it is liked, but only who runs the community deletes it, and nobody edits or reports it. */
export const Deleting = appStory({
  ...owner,
  route: FEED,
  play: async ({ userEvent }) => {
    const result = await postOf(/1–3/);
    await userEvent.click(result.getByRole('button', { name: /^Like/ }));
    await expect(result.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(result.getByRole('button', { name: 'More actions' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(items).toEqual(['Pin to the top', 'Copy link', 'Delete post']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete post' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(/1–3/)).toBeNull());
  },
});

export const Sources = appStory({
  ...settings,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Results and tables' }));
    await expect(await dialog.findByRole('switch', { name: 'Post by itself' })).toBeChecked();
    const followed = within(dialog.getByRole('list', { name: 'Followed teams and competitions' }));
    await expect(followed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Shqiponjat e LiqenitTeam · Tiranë$/),
      expect.stringMatching(/Liga e Lagjeve 2026Competition · Tiranë$/),
    ]);
  },
});
export const SourcesInAlbanian = appStory({
  ...settings,
  language: 'sq',
  shows: /Rezultatet dhe tabelat.*Posto vetë.*Shto një ekip.*Shto një kompeticion.*Ekip · Tiranë/,
});
export const SourcesOnADesktop = appStory({ ...settings, wide: true, shows: /Ten at most/ });
export const SourcesNotLoaded = appStory({
  ...settings,
  failures: [{ operation: 'getFeedSources', status: 500 }],
  shows: /Results and tables.*Something went wrong/,
  recovers: /Post by itself.*Shqiponjat e Liqenit/,
});
/** One is found and added, one taken away, and it is off. */
export const Changed = appStory({
  ...settings,
  play: async ({ userEvent }, _app, { control }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Results and tables' }));
    await userEvent.click(await dialog.findByRole('switch', { name: 'Post by itself' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Add a competition' }), 'Basket');
    await userEvent.click(await dialog.findByRole('option', { name: /^Basket Fest/ }));
    await expect(dialog.getByRole('button', { name: 'Take Basket Fest off the list' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take Shqiponjat e Liqenit off the list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Results and tables are saved.')).toBeVisible();
    await expect(
      control.db.read.feedSources.by('community', 5).map(({ type, target_id }) => [type, target_id]),
    ).toEqual([
      ['competition', 1],
      ['competition', 3],
    ]);
    await expect(control.db.read.communities.get(5)?.is_feed_on).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [menu] = screen.getAllByRole('button', { name: 'More actions' });
    await userEvent.click(menu!); // of the community, above its posts
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Results and tables' }));
    const again = within(await screen.findByRole('dialog', { name: 'Results and tables' }));
    await expect(again.getByRole('switch', { name: 'Post by itself' })).not.toBeChecked();
    await expect(again.getByRole('button', { name: 'Take Basket Fest off the list' })).toBeVisible();
  },
});
const nineMore = ({ control }: Backend) =>
  control.db.transact(async (db) => {
    for (const target_id of [2, 4, 5, 6, 7, 8, 9, 10])
      await db.feedSources.insert({ community_id: 5, type: 'team', target_id, since: 0 });
  });
const addAnEleventh = async (
  userEvent: { click: (of: Element) => Promise<void>; type: (of: Element, text: string) => Promise<void> },
  words: { title: string; add: string; save: string },
) => {
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  await userEvent.type(await dialog.findByRole('combobox', { name: words.add }), 'Kalaja');
  await userEvent.click(await dialog.findByRole('option', { name: /^Kalaja/ }));
  await userEvent.click(dialog.getByRole('button', { name: words.save }));
  return dialog;
};
/** Eleven are too many: it says so beside the field, and nothing is lost. */
export const TooMany = appStory({
  ...settings,
  prepare: nineMore,
  play: async ({ userEvent }) => {
    const dialog = await addAnEleventh(userEvent, {
      title: 'Results and tables',
      add: 'Add a team',
      save: 'Save changes',
    });
    await expect(await dialog.findByRole('group', { name: 'Teams and competitions' })).toHaveAccessibleDescription(
      /Choose at most 10/,
    );
    await expect(dialog.getByRole('button', { name: 'Take Kalaja United off the list' })).toBeVisible();
  },
});
/** A team that has become private meanwhile is refused by the server, in the same place. */
export const Refused = appStory({
  ...settings,
  play: async ({ userEvent }, _app, { control }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Results and tables' }));
    await dialog.findByText('Shqiponjat e Liqenit');
    await control.db.transact((db) => db.teams.update(1, { is_public: false }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Teams and competitions' })).toHaveAccessibleDescription(
        /There is no such public team\./,
      ),
    );
  },
});
