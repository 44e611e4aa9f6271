import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { space, target, weight } from './tokens.ts';

export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.line}`,
});

export const tab = style({
  flex: 'none',
  minWidth: target,
  minHeight: '48px',
  padding: `${space(2)} ${space(4)}`,
  fontWeight: weight.medium,
  color: color.muted,
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-selected="true"]': { color: color.brand, borderBottomColor: color.brand, fontWeight: weight.strong },
  },
  '@media': {
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
