import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

const card = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** A section with controls at the right of its heading; what follows goes below both. */
export const headed = style({
  selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const below = style({ gridColumn: '1 / -1' });

/** The chevrons, and not the space around them, end where the column and the heading's line end. */
export const steps = style({ display: 'flex', margin: '-6px -10px -6px 0' });

export const meta = style([below, { fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' }]);

/** Two by two on a phone, four beside each other where there is room. */
export const tiles = style([
  below,
  {
    display: 'grid',
    gap: space(3),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    '@media': {
      [`${media.sm} and (not ${media.md})`]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
      },
    },
  },
]);

export const tile = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    padding: space(4),
    fontSize: fontSize[14],
    lineHeight: 1.35,
    color: color.muted,
  },
]);

export const figure = style({
  fontSize: fontSize[18],
  fontWeight: weight.title,
  lineHeight: 1.2,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.sm]: { fontSize: fontSize[22] }, [media.lg]: { fontSize: fontSize[28] } },
});

export const name = style({ fontWeight: weight.medium, color: color.text });

export const details = style({ marginTop: space(2) });

export const change = style({ marginTop: space(1), fontSize: fontSize[12] });

/** A share of a whole; the figure above says it. */
export const meter = style({
  display: 'block',
  height: 8,
  marginTop: space(2),
  background: color.brandSoft,
  borderRadius: radius.full,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const filled = style({
  display: 'block',
  height: '100%',
  background: color.brand,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const charts = style([
  below,
  {
    display: 'grid',
    gap: space(3),
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const chart = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space(3),
    minHeight: '17.25rem',
    padding: space(4),
  },
]);

export const chartTitle = style({ fontSize: fontSize[16], fontWeight: weight.strong });

/** In place of the charts. */
export const unused = style([
  card,
  below,
  { display: 'grid', justifyItems: 'center', gap: space(3), padding: `${space(8)} ${space(4)}`, textAlign: 'center' },
]);

export const table = style([card, below, { paddingInline: space(4) }]);

/** Wider than a phone: it is scrolled sideways. */
export const scroll = style({ marginInline: `-${space(4)}`, paddingInline: space(4), overflowX: 'auto' });

export const grid = style({ width: '100%', marginBottom: space(3), fontSize: fontSize[14], whiteSpace: 'nowrap' });

const cell = style({ padding: `${space(2)} 0 ${space(2)} ${space(4)}`, borderTop: `1px solid ${color.line}` });

export const number = style([cell, { textAlign: 'end' }]);

export const dayName = style([cell, { paddingInlineStart: 0, fontWeight: weight.medium, textAlign: 'start' }]);

export const dayText = style({ display: 'inline-block', ':first-letter': { textTransform: 'uppercase' } });

export const columnName = style({
  padding: `${space(2)} 0 ${space(2)} ${space(4)}`,
  fontSize: fontSize[12],
  fontWeight: weight.medium,
  color: color.muted,
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});

export const today = style({ marginInlineStart: space(2) });

export const total = style({ fontWeight: weight.strong });

export const before = style({ color: color.muted });
