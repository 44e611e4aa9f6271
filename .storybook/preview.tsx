import '../src/shared/ui/global.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createI18n } from '../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../src/shared/i18n/i18n-react.tsx';

const select = (name: string, items: string[]) => ({
  description: name,
  toolbar: { title: name, items, dynamicTitle: true },
});

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    viewport: {
      options: {
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  globalTypes: {
    language: select('Language', ['en', 'sq']),
    theme: select('Theme', ['light', 'dark', 'system']),
    module: select('Module', ['story', 'base', 'venue', 'team', 'organization', 'superuser']),
    scenario: select('Scenario', ['story', 'default', 'slow', 'offline', 'empty', 'big']),
    clock: select('Clock', ['2026-11-24T10:00:00+01:00', '2026-11-24T23:30:00+01:00', '2027-03-28T01:30:00+01:00']),
  },
  initialGlobals: { language: 'en', theme: 'light', module: 'story', scenario: 'story', clock: '2026-11-24T10:00:00+01:00' },
  loaders: [async ({ globals }) => ({ i18n: await createI18n(globals['language'] === 'sq' ? 'sq' : 'en') })],
  decorators: [
    (Story, { globals, parameters, loaded }) => {
      const theme: unknown = globals['theme'];
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
      else delete document.documentElement.dataset['theme'];
      // a page's story brings its own app; a component needs texts and a router for its links
      if (parameters['wholeApp']) return <Story />;
      const router = createMemoryRouter([{ path: '*', element: <Story /> }]);
      return (
        <I18nProvider i18n={loaded['i18n']}>
          <RouterProvider router={router} />
        </I18nProvider>
      );
    },
  ],
});
