import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, weight } from '../../shared/ui/tokens.ts';

export const count = style({
  display: 'inline-block',
  minWidth: '20px',
  padding: '0 5px',
  color: color.onBrand,
  background: color.brand,
  borderRadius: radius.full,
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
