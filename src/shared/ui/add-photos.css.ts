import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, radius, space } from './tokens.ts';

/** Files can be dropped on all of it. */
export const area = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  padding: space(5),
  textAlign: 'center',
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.card,
});
export const over = style({ borderColor: color.brand, background: color.brandSoft });
export const hint = style({ maxWidth: '64ch', fontSize: fontSize[14], color: color.muted });
