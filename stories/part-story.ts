import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { Language } from '../src/shared/i18n/locale.ts';
import { axeBesides, checkPage } from './page-checks.ts';
import { WCAG } from './story-globals.ts';

interface PartStoryOptions {
  render: () => ReactElement;
  /** Instead of a phone. */
  wide?: boolean;
  language?: Language;
  play?: (context: StoryContext) => Promise<void>;
}

/** A part of the design system at a size and in a language, checked in its last state as pages are (`checkPage`). */
export const partStory = ({ render, wide = false, language = 'en', play }: PartStoryOptions): StoryObj => ({
  render,
  parameters: { a11y: axeBesides(WCAG) },
  globals: { language, viewport: { value: wide ? 'desktop' : 'phone', isRotated: false } },
  play: async (context) => {
    // the toolbar may show another language than the one that `play` reads
    if (context.globals['language'] !== language) return;
    await play?.(context);
  },
  afterEach: async (context) => {
    if (import.meta.env.MODE === 'test') await checkPage(context, wide ? 'wide' : 'phone');
  },
});
