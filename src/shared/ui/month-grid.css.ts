import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, target, weight } from './tokens.ts';

export const header = style({ display: 'flex', alignItems: 'center', gap: space(1) });

/** Albanian writes months in lower case; as a heading it begins with a capital. */
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize[16],
  fontWeight: weight.strong,
  textAlign: 'center',
  ':first-letter': { textTransform: 'uppercase' },
});

/** As high as a month of six weeks, so that nothing moves while the months are turned. */
export const frame = style({ minHeight: `calc(6 * ${target} + 2rem)` });

export const table = style({ width: '100%', tableLayout: 'fixed' });

export const weekday = style({
  height: '2rem',
  padding: 0,
  // three letters on one line of a column of 44 px, however large the text
  fontSize: `min(${fontSize[12]}, 20px)`,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
  color: color.muted,
});

export const cell = style({ padding: 0 });

/** Closed between days that are open; days that are over or too far off are many, and only pale. */
export const closed = style({ textDecoration: 'line-through' });

export const day = style({
  width: '100%',
  minHeight: target,
  fontSize: fontSize[16],
  border: '1px solid transparent',
  borderRadius: radius.control,
  selectors: {
    '&:not([aria-disabled="true"]):hover': { background: color.brandSoft },
    '&[aria-current="date"]': { borderColor: color.edge, fontWeight: weight.title },
    '&[aria-disabled="true"]': { color: color.edge, cursor: 'not-allowed' },
    '[aria-selected="true"] > &, [aria-selected="true"] > &:not([aria-disabled="true"]):hover': {
      background: color.brand,
      color: color.onBrand,
      fontWeight: weight.strong,
    },
    // within the cell: the neighbours must not cover the ring
    '&:focus-visible': { outlineOffset: '-3px' },
    '[aria-selected="true"] > &:focus-visible': { outlineColor: color.onBrand },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled="true"]': { color: 'GrayText' },
        '[aria-selected="true"] > &': { borderColor: 'Highlight', borderWidth: 3 },
      },
    },
  },
});
