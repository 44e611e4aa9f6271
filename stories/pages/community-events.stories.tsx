import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Community events' } satisfies Meta;

const route = '/community/1/events';
const failing = (status: 500 | 'never') => [{ operation: 'listEvents', status } as const];
const list = async () => within(await screen.findByRole('list', { name: 'Events' }));

export const Ready = appStory({
  route,
  shows: /Thursday, November 26.*Futboll i së enjtes 7×7/,
  play: async () => {
    // a guest creates nothing in its name
    await expect(screen.queryByRole('link', { name: 'Create event' })).toBeNull();
  },
});
export const OnADesktop = appStory({
  route,
  wide: true,
  shows: /Thursday, November 26.*Futboll i së enjtes 7×7.*14 of 14 going · 3 waiting.*Full\s*Weekly/,
});
export const InAlbanian = appStory({
  route,
  language: 'sq',
  shows: /e enjte, 26 nëntor.*14 nga 14 vijnë · 3 në pritje · 300.Lekë për person.*Plot\s*Çdo javë/,
});
export const Loading = appStory({ route, failures: failing('never'), awaits: 'data' });
export const Error = appStory({ route, failures: failing(500), shows: /Something went wrong/, recovers: /7×7/ });
/** What is cancelled is not listed. */
export const Empty = appStory({
  route: '/community/1/events',
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      const cancelled = { cancelled_at: control.clock.now(), cancel_reason: 'Bie shi', cancel_cause: 'host' } as const;
      for (const { id } of tx.events.filter({ community_id: 1 })) await tx.events.update(id, cancelled);
    }),
  shows: /No events yet.*What Futbolli i së Enjtes plays next/,
});

export const Past = appStory({
  route: '/community/1/events?when=past',
  play: async () => {
    await expect((await list()).getAllByText('Over').length).toBeGreaterThan(0);
  },
});
/** Who runs it creates events in its name. */
export const OfAnAdmin = appStory({
  route: '/community/2/events',
  persona: 'player',
  shows: /No court yet/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('link', { name: 'Create event' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create event' }));
    await expect(
      await form.findByRole('option', { name: 'Community: Basketi i Lagjes', selected: true }),
    ).toBeVisible();
  },
});
