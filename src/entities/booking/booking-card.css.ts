import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, target, weight } from '../../shared/ui/tokens.ts';

/** Beside a longer one it is as high, with its buttons at the lower edge. */
export const item = style({ listStyle: 'none', selectors: { '&&': { display: 'grid' } } });

export const content = style({
  display: 'grid',
  gap: space(2),
  padding: space(4),
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'auto 1fr auto', columnGap: space(4) },
  },
});

export const head = style({ display: 'grid', gap: space(1), minWidth: 0 });

export const date = style({ fontSize: fontSize[18], lineHeight: 1.3 });

export const time = style({
  fontSize: fontSize[22],
  fontWeight: weight.strong,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  alignItems: 'start',
  '@media': { [media.sm]: { justifyContent: 'end' } },
});

/** The chip and, beside it, why an unbooked booking is unbooked. */
export const status = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  color: color.muted,
  overflowWrap: 'anywhere',
});

export const venueLink = style({
  display: 'inline-block',
  paddingBlock: '10px',
  marginBlock: '-10px',
  fontWeight: weight.medium,
  color: color.brand,
});

export const price = style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.sm]: { textAlign: 'end' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  paddingTop: space(2),
  gridColumn: '1 / -1',
});

// On a phone two beside each other, as wide as one another; what stands alone fills its line.
globalStyle(`${actions} > *`, {
  '@media': {
    [`not all and ${media.sm}`]: { flex: '1 1 calc(50% - 4px)', minWidth: 'fit-content', paddingInline: space(2) },
  },
});

export const callLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target,
  fontWeight: weight.medium,
  color: color.brand,
});
