import '../src/shared/ui/global.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { createI18n } from '../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../src/shared/i18n/i18n-react.tsx';
import { documentLanguage } from '../src/shared/i18n/locale.ts';
import { bindClock } from '../src/shared/platform/clock.ts';
import { loadFont } from '../src/shared/ui/load-font.ts';
import {
  AS_THE_STORY,
  AXE_OPTIONS,
  readGlobals,
  storyClocks,
  storyModules,
  storyScenarios,
  WCAG,
} from '../stories/story-globals.ts';
import { inRouter } from '../tests/setup/in-router.tsx';

// `findBy…` and `waitFor` without a time of their own
// each story starts a whole app, whose code the development server may have to compile first, perhaps on a busy machine
configure({ asyncUtilTimeout: 25_000 });

const select = (name: string, items: readonly (string | { value: string; title: string })[]) => ({
  description: name,
  toolbar: { title: name, items: [...items], dynamicTitle: true },
});
const asTheStory = (name: string) => ({ value: AS_THE_STORY, title: `${name}: as the story` });

const font = loadFont();

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    a11y: { test: 'error', options: { ...AXE_OPTIONS, runOnly: WCAG } },
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
    module: select('Module', [asTheStory('Module'), ...storyModules]),
    scenario: select('Scenario', [asTheStory('Scenario'), ...storyScenarios]),
    clock: select(
      'Clock',
      Object.entries(storyClocks).map(([value, { title }]) => ({ value, title })),
    ),
  },
  initialGlobals: { language: 'en', theme: 'light', module: AS_THE_STORY, scenario: AS_THE_STORY, clock: 'tuesday' },
  loaders: [
    async ({ globals }) => {
      const { language, now } = readGlobals(globals);
      await font;
      bindClock(() => now);
      documentLanguage(language, document.documentElement);
      // the words of single fields: only the pages that have them load them
      return { i18n: await createI18n(language, { namespaces: ['auth', 'fields', 'photos', 'validation'] }) };
    },
  ],
  beforeEach: () => () => bindClock(null),
  decorators: [
    (Story, { globals, parameters, loaded }) => {
      const theme: unknown = globals['theme'];
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
      else delete document.documentElement.dataset['theme'];
      // a page's story renders its own app; a component needs texts and a router for its links
      if (parameters['wholeApp']) return <Story />;
      return <I18nProvider i18n={loaded['i18n']}>{inRouter(<Story />)}</I18nProvider>;
    },
  ],
});
