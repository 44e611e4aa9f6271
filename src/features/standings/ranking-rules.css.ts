import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const rules = style({ display: 'grid', gap: space(2) });
export const criteria = style({
  display: 'grid',
  gap: space(1),
  margin: 0,
  paddingInlineStart: space(6),
  listStyle: 'decimal',
});
export const quiet = style({ fontSize: fontSize[14], color: color.muted });
