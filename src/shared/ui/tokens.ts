/** A distance on the 4 px grid: `space(4)` is 16 px. */
export const space = (steps: number): string => `${steps * 4}px`;

export const radius = { control: '8px', card: '14px', full: '999px' } as const;

/** The app's face (`load-font.ts`), and what stands in for it. */
export const fontFamily = "Inter, 'Inter Fallback', system-ui, sans-serif";

/** In rem, so that a reader's larger text size is obeyed (WCAG 1.4.4). Names are the px at 100 %. */
export const fontSize = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
} as const;

export const weight = { body: 400, medium: 500, strong: 600, title: 700 } as const;

/** Smallest side of anything that is pressed (WCAG 2.5.5). */
export const target = '44px';

/** Width of every page, so that all have one left edge; lines of text end earlier. */
export const pageMax = '1440px';

/** Between a page and the edges of the screen: 16, 24 and 32 px (brand, space). */
export const gutter = 'var(--gutter)';

/** Reaches over the gutter to the edge of the screen. */
export const overGutter = 'calc(-1 * var(--gutter))';

export const duration = { quick: '120ms', calm: '180ms', slow: '220ms' } as const;

/** Layers that are not in the browser's own top layer. */
export const layer = { sticky: 10, navigation: 20, floating: 25, snackbar: 30, progress: 40, skipLink: 50 } as const;

/** The height of the bar at the lower edge of a phone. */
export const bottomBar = '64px';
