import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Sections below each other; what is painted and what it gives beside each other where there is room. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(5) } },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const section = style({
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': {
    [media.md]: { padding: space(5) },
    // from edge to edge of the screen: the hours of a week need the room
    [media.small]: { marginInline: `-${space(4)}`, borderInline: 'none', borderRadius: 0 },
  },
});

export const title = style({ fontSize: fontSize[18] });

export const hint = style({ fontSize: fontSize[14], color: color.muted });

export const label = style({ marginBottom: space(2), fontSize: fontSize[14], fontWeight: weight.strong });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: space(4),
  alignItems: 'start',
});

export const triple = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: space(3),
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

export const adding = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) });
globalStyle(`${adding} > :first-child`, { flex: '1 1 12rem' });

export const rows = style({ display: 'grid', gap: space(3), outlineOffset: 4 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const rowTitle = style({ flex: '1 1 8rem', fontWeight: weight.medium });

export const wrap = style({ flexWrap: 'wrap' });

/** Seven in a line where there is room. */
export const weekdayChip = style({ paddingInline: space(2) });

/** From edge to edge of its section on a phone: seven columns of 44 px need it. */
export const week = style({
  marginInline: `-${space(4)}`,
  '@media': { [media.sm]: { marginInline: 0 } },
});

export const preview = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 1,
  // a price of five figures in a column of 44 px, however large the text
  fontSize: `min(${fontSize[12]}, 16px)`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  textAlign: 'center',
});

export const previewCorner = style({ width: '2.9rem', padding: 0 });

export const previewHead = style({ padding: `${space(1)} 0`, fontWeight: weight.strong });

export const previewHour = style({ padding: 0, fontWeight: weight.body, textAlign: 'start', color: color.muted });

export const previewCell = style({ height: '1.9em', padding: 0, borderRadius: 4 });

export const previewTone = styleVariants({
  closed: {
    background: `repeating-linear-gradient(135deg, transparent 0 5px, ${color.line} 5px 6px)`,
  },
  low: { background: color.neutralSoft },
  middle: { background: color.brandSoft },
  high: { background: color.brand, color: color.onBrand, fontWeight: weight.strong },
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: space(2) });

export const headTitle = style({ fontSize: fontSize[22], outline: 'none' });
