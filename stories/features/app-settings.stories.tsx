import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { App } from '../../src/app/app.ts';
import { errorPorts } from '../../src/app/errors/error-ports.ts';
import { startUpdateDialog } from '../../src/app/errors/update-dialog.ts';
import { startInitialization } from '../../src/app/initialization/initialization.ts';
import { watchBuild } from '../../src/app/initialization/min-build.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Settings that act' } satisfies Meta;

const set = (key: string, value: string | number | null) => (backend: Backend) =>
  backend.control.db.transact(async (db) => {
    const known = db.settings.one('key', 'app', null, key);
    if (known) await db.settings.update(known.id, { value });
    else await db.settings.insert({ scope: 'app', scope_id: null, key, value, is_secret: false });
  });
const address = set('terms_url', 'https://fusha.al/terms');
const calls = (name: RegExp) => screen.findByRole('link', { name });

/** What the rest of the app reads of it comes with the start, for guests too. */
export const TermsOfTheirOwn = appStory({
  route: '/auth/register',
  prepare: address,
  play: async (_, app) => {
    const terms = () => screen.getByRole('link', { name: 'terms of use' });
    await expect(terms()).toHaveAttribute('href', '?text=terms');
    await startInitialization(app);
    await waitFor(() => expect(terms()).toHaveAttribute('href', 'https://fusha.al/terms'));
    await expect(terms()).toHaveAttribute('target', '_blank');
    await expect(terms()).toHaveAttribute('rel', 'noreferrer');
    await expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '?text=privacy');
  },
});
export const OnTheAccountPage = appStory({
  route: '/account',
  persona: 'player',
  prepare: address,
  play: async (_, app) => {
    await startInitialization(app);
    const list = within(screen.getByRole('list', { name: 'Terms and privacy' }));
    await waitFor(() =>
      expect(list.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', 'https://fusha.al/terms'),
    );
    await expect(list.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '?text=privacy');
    await expect(await calls(/^Call us/)).toHaveAttribute('href', 'tel:+355690000099');
  },
});
export const OnTheAccountPageInAlbanian = appStory({
  route: '/account',
  language: 'sq',
  wide: true,
  play: async (_, app) => {
    await startInitialization(app);
    await expect(await calls(/^Na telefono/)).toHaveTextContent('+355 69 000 0099');
  },
});
/** Nothing else than an address of the web is ever linked to, and without a number nobody is to be called. */
export const NothingSet = appStory({
  route: '/account',
  persona: 'player',
  prepare: async (backend) => {
    await set('support_phone', null)(backend);
    await set('terms_url', 'javascript:alert(1)')(backend);
  },
  play: async (_, app) => {
    await startInitialization(app);
    await expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '?text=terms');
    await expect(screen.queryByRole('link', { name: /^Call us/ })).toBeNull();
  },
});
export const OnAnErrorPage = appStory({
  route: '/no/such/page',
  play: async (_, app) => {
    await expect(screen.queryByText(/Need help/)).toBeNull();
    await startInitialization(app);
    await expect(await calls(/^Call \+355 69 000 0099/)).toHaveAttribute('href', 'tel:+355690000099');
  },
});
export const OnAnErrorPageInAlbanian = appStory({
  route: '/no/such/page',
  language: 'sq',
  wide: true,
  play: async (_, app) => {
    await startInitialization(app);
    await expect(await screen.findByText(/Të duhet ndihmë\?/)).toBeVisible();
  },
});

const startOf = (app: App, build: number) => startInitialization(app, watchBuild(startUpdateDialog(app.scope), build));
export const OutdatedBuild = {
  ...appStory({
    route: '/',
    prepare: set('min_build', 7),
    play: async ({ userEvent }, app) => {
      await startOf(app, 6);
      const dialog = await screen.findByRole('alertdialog', { name: 'Update Required' });
      await expect(within(dialog).getByRole('button', { name: 'Update' })).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  }),
  name: '[PWA-10] a build below min_build is told to update',
};
export const UpdateUnderWay = {
  ...appStory({
    route: '/',
    prepare: set('min_build', 7),
    play: async ({ userEvent }, app) => {
      const { reload } = errorPorts;
      errorPorts.reload = fn();
      try {
        await startOf(app, 6);
        await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
        await expect(await screen.findByText('Loading the new version…')).toBeVisible();
        await expect(errorPorts.reload).toHaveBeenCalledOnce();
      } finally {
        errorPorts.reload = reload;
      }
    },
  }),
  name: '[PWA-10] who updates is told that the new version loads',
};
export const CurrentBuild = appStory({
  route: '/',
  prepare: set('min_build', 7),
  play: async (_, app) => {
    await startOf(app, 7);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
