import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { LONG_AGO } from '../long-ago.ts';

export default { title: 'Pages/Community/Requests' } satisfies Meta;

/** The owner of a community that three people want to join. */
const at = { route: '/community/2/requests', persona: 'player' } as const;
/** The owner of a community in which a post is reported. */
const reported = { route: '/community/1/requests', persona: 'teamAdmin' } as const;
const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const request = async (text: string) => {
  const found = (await rows('Requests')).find(({ textContent }) => textContent?.includes(text));
  await expect(found).toBeDefined();
  return within(found!); // asserted above
};
const report = async () => {
  const [first] = await rows('Reports');
  return within(first!); // the list is there only with reports
};
/** The reported post is the one with photos, of somebody whose account is gone; the report says no more than its reason. */
const withPhotos = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    const post = tx.posts.by('community', 1).find(({ image_ids }) => image_ids.length > 1);
    const [open] = tx.reports.by('community', 1);
    if (!post || !open) throw new RangeError('no such post or report');
    await tx.posts.update(post.id, { author_id: null });
    await tx.reports.update(open.id, { post_id: post.id, note: null });
  });

/** Each with what the community asked and what they answered. */
export const Ready = appStory({
  ...at,
  play: async () => {
    const all = await rows('Requests');
    await expect(all).toHaveLength(3);
    await expect(all[0]).toHaveTextContent(
      /^LILira IsufiAsked.*Sa shpesh mund të luash\?.*Kur kam kohë, zakonisht në fundjavë\./,
    );
    await expect(screen.getByText('No post is reported.')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Community' }));
    await expect(pages.getByRole('link', { name: /^Requests/ })).toHaveAttribute('aria-current', 'page');
  },
});
export const InAlbanian = appStory({ ...at, language: 'sq', shows: /Kërkesat për t’u bashkuar.*Lira Isufi/ });
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows: /Lira Isufi.*Sa shpesh mund të luash\?.*Refuzo\s*Prano.*Taulant Ndreu.*Asnjë postim nuk është raportuar\./,
});

/** One press; the next one has the focus of the heading. */
export const Answered = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await userEvent.click((await request('Lira Isufi')).getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('Lira Isufi is accepted.')).toBeVisible();
    await waitFor(async () => expect(await rows('Requests')).toHaveLength(2));
    await expect(screen.getByText('Requests to join')).toHaveFocus();
  },
});
export const WithANote = appStory({
  ...at,
  route: '/community/2/requests',
  play: async ({ userEvent }) => {
    const asked = await request('Lira Isufi');
    await userEvent.click(asked.getByRole('button', { name: 'More answers to Lira Isufi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Decline with a note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Lira Isufi?' }));
    await expect(dialog.getByLabelText(/^Note/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
});
/** Another admin was faster: it is said, and nothing changes. */
export const TooLate = appStory({
  ...at,
  failures: [{ operation: 'decideApplication', status: 409 }],
  play: async ({ userEvent }) => {
    await userEvent.click((await request('Lira Isufi')).getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText(/^It is no longer open\./)).toBeVisible();
  },
});

/** Why, who says so, and what the post says. */
export const Reported = appStory({
  ...reported,
  play: async () => {
    const [only, ...others] = await rows('Reports');
    await expect(others).toHaveLength(0);
    await expect(only).toHaveTextContent(
      /Spam or advertising.*Reported by Arben Hoxha, Nov 23, 2026.*E njëjta reklamë çdo javë\..*Ina Pepa.*Bli orë të lira këtu/,
    );
    await expect(screen.getByText('Nobody waits for an answer.')).toBeVisible();
  },
});
export const ReportedOnADesktop = appStory({
  ...reported,
  wide: true,
  shows: /Spam or advertising.*Reported by Arben Hoxha.*Bli orë të lira.*Keep\s*Remove post/,
});
export const ReportedInAlbanian = appStory({
  ...reported,
  language: 'sq',
  shows: /Askush nuk pret përgjigje\..*Reklamë e padëshiruar.*Raportoi Arben Hoxha.*Hiq postimin/,
});
/** A post with photos; nobody can be banned when the account is gone. */
export const ReportedPhotos = appStory({
  ...reported,
  prepare: withPhotos,
  play: async () => {
    const shown = await report();
    await expect(shown.getByText('Deleted account')).toBeVisible();
    await expect(shown.getAllByRole('img').length).toBeGreaterThan(1);
    await expect(shown.queryByRole('button', { name: /^Actions for / })).toBeNull();
  },
});
/** The oldest twenty are enough to begin with. */
export const ManyReports = appStory({
  ...reported,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      for (const { id } of tx.posts.by('community', 1).slice(0, 22))
        await tx.reports.insert({
          community_id: 1,
          post_id: id,
          user_id: 16,
          reason: 'other',
          note: null,
          created_at: LONG_AGO,
          settled_at: null,
        });
    }),
  shows: /Something else.*more reports follow once these are decided\./,
});
export const Kept = appStory({
  ...reported,
  play: async ({ userEvent }) => {
    await userEvent.click((await report()).getByRole('button', { name: 'Keep' }));
    await expect(await screen.findByText('The post stays.')).toBeVisible();
    await expect(await screen.findByText('No post is reported.')).toBeVisible();
    await expect(screen.getByText('Reports')).toHaveFocus();
  },
});
export const BanningTheAuthor = appStory({
  ...reported,
  play: async ({ userEvent }) => {
    await userEvent.click((await report()).getByRole('button', { name: 'Actions for Ina Pepa' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban author' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ban Ina Pepa?' });
    await expect(question).toHaveTextContent(/lose access right away, and the post is removed/);
    await userEvent.click(within(question).getByRole('button', { name: 'Ban' }));
    await expect(await screen.findByText('The author is banned, and the post is removed.')).toBeVisible();
  },
});
export const DecidedBefore = appStory({
  ...reported,
  failures: [{ operation: 'decideReport', status: 409 }],
  play: async ({ userEvent }) => {
    await userEvent.click((await report()).getByRole('button', { name: 'Keep' }));
    await expect(await screen.findByText('Somebody else has decided already.')).toBeVisible();
  },
});

export const Empty = appStory({
  route: '/community/3/requests',
  persona: 'everyone',
  shows: /Nobody waits for an answer\..*No post is reported\./,
});
export const Loading = appStory({
  ...at,
  failures: [
    { operation: 'listCommunityRequests', status: 'never' },
    { operation: 'listReports', status: 'never' },
  ],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'listCommunityRequests', status: 500 }],
  shows: /The requests could not be loaded\./,
  recovers: /Lira Isufi/,
});
export const ReportsNotLoaded = appStory({
  ...reported,
  failures: [{ operation: 'listReports', status: 500 }],
  shows: /Nobody waits for an answer\..*The reports could not be loaded\./,
  recovers: /Bli orë të lira/,
});
/** A member of the community without the right. */
export const NoPermission = {
  ...appStory({
    ...at,
    route: '/community/1/requests',
    shows: /Only the owner and the admins decide about requests and reports\./,
    play: () => expect(screen.queryByRole('link', { name: 'Requests' })).toBeNull(),
  }),
  name: '[RT-35] the page of requests is for those who decide',
};
/** Requests are decided by people who are signed in. */
export const ForbiddenToAGuest = appStory({
  route: '/community/1/requests',
  shows: /You do not have permission to access that page\./,
});
export const Forbidden = appStory({
  ...at,
  persona: 'teamAdmin',
  module: 'team',
  shows: /You do not have permission to access that page\./,
});
