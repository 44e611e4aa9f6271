import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, weight } from './tokens.ts';

/** Room for half of the highest line's words. */
const HALF_LINE = '0.75em';

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(2),
  rowGap: space(1),
  paddingTop: HALF_LINE,
  fontSize: fontSize[12],
  lineHeight: 1.35,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** All in one cell: it is as wide as the widest. */
export const axis = style({ display: 'grid', height: '9.5rem', justifyItems: 'end' });

export const tick = style({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'end',
  whiteSpace: 'nowrap',
  transform: 'translateY(50%)',
});

export const plot = style({ width: '100%', height: '9.5rem', overflow: 'visible' });

export const line = style({
  stroke: color.line,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

/** Behind the marked bar, over the whole height. */
export const band = style({
  fill: color.neutralSoft,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight', strokeWidth: 2 } },
});

/** Where the mouse finds a bar that is low. */
export const reach = style({ fill: 'transparent' });

export const part = styleVariants({
  filled: { fill: color.brand, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } },
  striped: {
    stroke: color.brand,
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
});

export const stripeGround = style({
  fill: color.surface,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const stripe = style({
  fill: color.brand,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** Each below its bar. */
export const labels = style({ gridColumn: 2, display: 'flex' });

export const label = style({
  flex: '1 1 0',
  minWidth: 0,
  paddingBlock: '1px',
  textAlign: 'center',
  ':first-letter': { textTransform: 'uppercase' },
});

export const marked = style({
  fontWeight: weight.title,
  color: color.onAccent,
  background: color.accent,
  borderRadius: radius.full,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
});

export const legend = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  paddingTop: space(2),
});

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

export const swatch = style({ width: 16, height: 12, overflow: 'visible' });
