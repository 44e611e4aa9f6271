import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

export const ask = style({ display: 'grid', gap: space(3) });
/** Three rows of five, each as wide as a thumb. */
export const minutes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(2),
  fontVariantNumeric: 'tabular-nums',
});
/** Minutes and seconds, as a clock has them. */
export const clock = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space(4),
});
