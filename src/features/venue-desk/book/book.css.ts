import { style } from '@vanilla-extract/css';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../../shared/ui/tokens.ts';

export const weeks = style({ display: 'grid', gap: space(2) });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
});
export const price = style({
  fontSize: fontSize[22],
  fontWeight: weight.title,
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style({ fontSize: fontSize[14], color: color.muted });
/** Choices under their name, as the fields around them. */
export const choice = style({ display: 'grid', gap: space(1) });
export const label = style({ fontSize: fontSize[14], fontWeight: weight.strong });
