import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { App } from '../../src/app/app.ts';
import { installMachine } from '../../src/models/install/install.model.ts';
import type { InstallEvent } from '../../src/models/install/install.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Install the app' } satisfies Meta;

const happens = (app: App, params: InstallEvent) => allSettled(installMachine.occurred, { scope: app.scope, params });
const offered = (app: App) => happens(app, { type: 'offered' });
const onIos = (app: App) => happens(app, { type: 'started', isInstalled: false, isDismissed: false, needsGuide: true });

const card = async (name = 'Install Fusha') => {
  const region = await screen.findByRole('region', { name });
  region.scrollIntoView({ block: 'center', behavior: 'instant' });
  return within(region);
};
const gone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Install Fusha' })).toBeNull());

export const Offered = {
  ...appStory({
    route: '/',
    play: async ({ userEvent }, app) => {
      await expect(screen.queryByRole('region', { name: 'Install Fusha' })).toBeNull();
      await offered(app);
      await userEvent.click((await card()).getByRole('button', { name: 'Install' }));
      await expect((await card()).getByRole('button', { name: 'Install' })).toHaveAttribute('aria-busy', 'true');
      await happens(app, { type: 'accepted' });
      await gone();
    },
  }),
  name: '[PWA-11] [PWA-12] offered, and gone once it is accepted',
};
export const Shown = appStory({ route: '/', play: async (_, app) => void (await offered(app).then(() => card())) });
export const ShownInAlbanianOnADesktop = appStory({
  route: '/',
  language: 'sq',
  wide: true,
  play: async (_, app) => {
    await offered(app);
    await expect((await card('Instalo aplikacionin Fusha')).getByRole('button', { name: 'Jo tani' })).toBeVisible();
  },
});
export const Dismissed = {
  ...appStory({
    route: '/explore',
    persona: 'player',
    play: async ({ userEvent }, app) => {
      await offered(app);
      await userEvent.click((await card()).getByRole('button', { name: 'Not now' }));
      await gone();
      await offered(app);
      await gone();
    },
  }),
  name: '[PWA-13] dismissed, and no later offer shows it again',
};
export const OnTheAccountPage = appStory({
  route: '/account',
  persona: 'player',
  wide: true,
  play: async (_, app) => void (await offered(app).then(() => card())),
});
/** Safari on iOS offers nothing: the card says where its menu has it. */
export const Guide = {
  ...appStory({
    route: '/account',
    persona: 'player',
    play: async (_, app) => {
      await onIos(app);
      const steps = (await card()).getAllByRole('listitem');
      await expect(steps.map(({ textContent }) => textContent)).toEqual([
        '1. Tap Share in Safari.',
        '2. Choose “Add to Home Screen”.',
      ]);
      await expect((await card()).queryByRole('button', { name: 'Install' })).toBeNull();
    },
  }),
  name: '[PWA-11] the steps for Safari on iOS',
};
export const GuideInAlbanian = appStory({
  route: '/',
  language: 'sq',
  play: async (_, app) => {
    await onIos(app);
    await expect((await card('Instalo aplikacionin Fusha')).getAllByRole('listitem')).toHaveLength(2);
  },
});
