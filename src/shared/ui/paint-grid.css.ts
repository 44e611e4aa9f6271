import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, target, weight } from './tokens.ts';

const cellBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: target,
  padding: 0,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
  background: color.surface,
  border: `1px solid ${color.edge}`,
  // sideways a finger paints, up and down it scrolls the page
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    '&:hover': { borderColor: color.brand },
    '&[aria-pressed="true"]': {
      color: color.brand,
      background: color.brandSoft,
      borderColor: color.brand,
      fontWeight: weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: 3 } },
    },
  },
});

/** Six in a line on a phone, eighteen where there is room. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.25rem, 1fr))',
  gap: space(1),
});

export const stripCell = style([cellBase, { borderRadius: radius.control }]);

export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 });

/** Leaves seven columns of 44 px on a phone; on the smallest the columns have all but what a time needs. */
export const corner = style({
  width: 'min(2.8rem, 48px)',
  padding: 0,
  '@media': { [media.small]: { width: 'min(2.2rem, 48px)' } },
});

export const columnHead = style({ padding: 0 });

export const columnButton = style({
  width: '100%',
  minHeight: target,
  padding: 0,
  // three letters on one line of a column of 44 px, however large the text
  fontSize: `min(${fontSize[14]}, 20px)`,
  letterSpacing: '-0.02em',
  fontWeight: weight.strong,
  borderRadius: radius.control,
  selectors: { '&:hover': { background: color.brandSoft } },
});

export const marked = style({ color: color.brand, textDecoration: 'underline', textUnderlineOffset: '4px' });

export const rowHead = style({
  padding: 0,
  fontSize: `min(${fontSize[12]}, 18px)`,
  fontWeight: weight.body,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: color.muted,
});

export const cell = style({ padding: 0 });

export const gridCell = style([cellBase, { borderRadius: 4 }]);
