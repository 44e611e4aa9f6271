import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { space, target, weight } from './tokens.ts';

const fade = space(6);
const from = (edge: 'left' | 'right') => `linear-gradient(to ${edge}, transparent, black ${fade})`;

/** Tabs that are cut off fade out at that edge. Positioned, so that offsets of the tabs count from it. */
export const list = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.line}`,
  selectors: {
    '&[data-cut-start]': { maskImage: from('right') },
    '&[data-cut-end]': { maskImage: from('left') },
    '&[data-cut-start][data-cut-end]': { maskImage: `${from('right')}, ${from('left')}`, maskComposite: 'intersect' },
  },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  flex: 'none',
  minWidth: target,
  minHeight: '48px',
  padding: `${space(2)} ${space(3)}`,
  fontWeight: weight.medium,
  color: color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: -2 },
    '&:is([aria-selected="true"], [aria-current="page"])': {
      color: color.brand,
      borderBottomColor: color.brand,
      fontWeight: weight.strong,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: {
        '&:is([aria-selected="true"], [aria-current="page"])': { borderBottomColor: 'Highlight' },
      },
    },
  },
});
