/** Widths in px at which the layout may change (UI-16, UI-17). */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** First width that is "above 768 px": the navigation rail replaces the bottom bar (UI-16, UI-17). */
export const tabletMin = 769;

/** Below it a phone is small: seven columns of 44 px need all of its width. */
export const phoneMin = 390;

/** Media conditions for vanilla-extract's `@media`. */
export const media = {
  small: `(max-width: ${phoneMin - 0.02}px)`,
  sm: `(min-width: ${breakpoints.sm}px)`,
  tablet: `(min-width: ${tabletMin}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  xxl: `(min-width: ${breakpoints.xxl}px)`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
