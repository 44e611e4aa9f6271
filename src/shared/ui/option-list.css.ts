import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, target, weight } from './tokens.ts';

export const list = style({
  display: 'grid',
  gap: space(1),
  // the ring around an option at the edge
  padding: '2px',
});

export const look = styleVariants({
  short: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(52px, 3.25rem), 1fr))',
    justifyItems: 'stretch',
    textAlign: 'center',
    maxHeight: '320px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  long: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))' },
});

export const option = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: target,
  fontSize: fontSize[16],
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid transparent',
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.brandSoft },
    '&[aria-selected="true"]': { background: color.brand, color: color.onBrand, fontWeight: weight.strong },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected="true"]:focus-visible': { outlineColor: color.onBrand },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight', borderWidth: 3 } } },
  },
});

globalStyle(`${look.long} > *`, { paddingInline: space(2) });
