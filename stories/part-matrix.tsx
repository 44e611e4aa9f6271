import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createI18n, type I18n } from '../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../src/shared/i18n/i18n-react.tsx';
import { Stack } from '../src/shared/ui/stack.tsx';
import { color } from '../src/shared/ui/theme.css.ts';
import { checkLayout, type Size } from './page-checks.ts';

/** Takes a text in English and in Albanian, returns that of the pane. */
export type Say = (en: string, sq: string) => string;
type Pane = ReturnType<typeof within>;

/** What a part opens over the page: the control that opens it, and its role. */
interface Layer {
  control: (pane: Pane) => HTMLElement;
  role: 'dialog' | 'menu';
}

export interface PartMatrix {
  /** Every state of the part, by its name. */
  states: Readonly<Record<string, (say: Say) => ReactElement>>;
  opens?: Layer;
  /** Brings states about, and checks texts of the part's own. Not for keys and presses: they have stories of their own. */
  play?: (panes: { en: Pane; sq: Pane }, context: StoryContext) => Promise<void>;
}

/** The page's ground in either theme. */
const LIGHT = 'rgb(247, 245, 251)';
const DARK = 'rgb(20, 16, 31)';
/** The panes that axe looks at. */
const FIRST = 'section[lang="en"][data-theme="light"]';
const LAST = 'section[lang="sq"][data-theme="dark"]';
const languages = ['en', 'sq'] as const;
const themes = ['light', 'dark'] as const;

/**
 * All states of a part in both languages and both themes at one size, each pane as wide as the screen. `checkLayout` looks at
 * all of them, axe at English in light and Albanian in dark: colours do not depend on the language. What opens over the page
 * is opened, checked and closed again in these two, because only one layer can be open at a time. The toolbar's language and
 * theme change nothing here.
 */
export const partMatrix = (size: Size, { states, opens, play }: PartMatrix): StoryObj => ({
  globals: { viewport: { value: size === 'wide' ? 'desktop' : 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen', a11y: { context: { include: [FIRST, LAST] } } },
  loaders: [
    async () => ({
      words: await Promise.all(
        languages.map(async (language) => createI18n(language, { namespaces: ['fields', 'photos', 'validation'] })),
      ),
    }),
  ],
  render: (_, { loaded }) => (
    <>
      {(loaded['words'] as I18n[]).flatMap((i18n) =>
        themes.map((theme) => <PaneOf key={i18n.language + theme} {...{ i18n, theme, states }} />),
      )}
    </>
  ),
  play: async (context) => {
    const panes = [...context.canvasElement.querySelectorAll<HTMLElement>('section[data-theme]')];
    const [en, , sq] = panes.map((pane) => within(pane));
    if (!en || !sq) throw new Error('a pane is missing');
    // otherwise dark panes would be checked in the colours of the root element
    await expect(panes.map((pane) => getComputedStyle(pane).backgroundColor)).toEqual([LIGHT, DARK, LIGHT, DARK]);
    await play?.({ en, sq }, context);
    if (opens) for (const pane of [FIRST, LAST]) await checkOpened(pane, opens, size, context);
  },
  afterEach: async () => {
    if (import.meta.env.MODE === 'test') await checkLayout(size);
  },
});

const PaneOf = ({ i18n, theme, states }: { i18n: I18n; theme: string; states: PartMatrix['states'] }) => (
  <section data-theme={theme} lang={i18n.language} style={{ padding: 16, color: color.text, background: color.page }}>
    <I18nProvider i18n={i18n}>
      <Stack gap={4}>
        <b>
          {i18n.language} · {theme}
        </b>
        {Object.entries(states).map(([name, draw]) => (
          <div key={name} data-state={name}>
            <small style={{ color: color.muted }}>{name}</small>
            {draw((en, sq) => (i18n.language === 'en' ? en : sq))}
          </div>
        ))}
      </Stack>
    </I18nProvider>
  </section>
);

async function checkOpened(selector: string, { control, role }: Layer, size: Size, context: StoryContext) {
  const pane = context.canvasElement.querySelector<HTMLElement>(selector)!; // drawn by the story
  // menus and popovers stand at the end of the body
  document.documentElement.dataset['theme'] = pane.dataset['theme'];
  await context.userEvent.click(control(within(pane)));
  const layer = await screen.findByRole(role);
  if (import.meta.env.MODE === 'test') {
    await checkLayout(size);
    const { a11y, ...parameters } = context.parameters;
    await runAxe({ ...context, parameters: { ...parameters, a11y: { ...a11y, context: { include: layer } } } });
  }
  await context.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
}
