import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(2),
});
export const mine = style({ fontSize: fontSize[14], fontWeight: weight.medium, color: color.brand });
