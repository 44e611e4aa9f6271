import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { settled } from '../settled.ts';

export default { title: 'App/Undrawable data' } satisfies Meta;

/** The page's data become something that no view can draw: "Try again" asks for them anew and draws the page from the good answer. */
const page = (
  route: string,
  path: string,
  shows: RegExp,
  at: Pick<AppStoryOptions, 'persona' | 'module'> = {},
): StoryObj =>
  appStory({
    route,
    ...at,
    shows,
    play: async ({ canvasElement, userEvent }, app, backend) => {
      const main = within(screen.getByRole('main'));
      const client = app.clients.current();
      const reads = () => backend.calls.filter(({ path: asked }) => asked.startsWith(`/api${path}`)).length;
      for (const { queryKey } of client.getQueryCache().findAll({ type: 'active' }))
        if (queryKey[0] === path) client.setQueryData(queryKey, null);
      const retry = await main.findByRole('button', { name: 'Try again' });
      await expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const before = reads();
      await userEvent.click(retry);
      await waitFor(() => expect(reads()).toBeGreaterThan(before));
      await settled(canvasElement, app, { awaits: null, shows });
      await expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  });

const player = { persona: 'player' } as const;

export const Explore = page('/explore', '/bookings', /Fusha e Liqenit/, player);
export const Venues = page('/venues', '/venues', /Fusha e Liqenit/);
export const Venue = page('/venue/fusha-e-liqenit', '/venue/fusha-e-liqenit', /Fusha e Liqenit/);
export const Bookings = page('/bookings', '/bookings', /Fusha/, player);
export const Events = page('/events', '/events', /going/, player);
export const Event = page('/event/1/info', '/event/1', /going/, player);
export const Community = page('/community/1/feed', '/community/1', /members/, player);
export const Team = page('/team/kalaja-united', '/team/kalaja-united', /Kalaja United/, player);
