import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const zones = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  fontSize: fontSize[14],
});
const mark = style({ paddingInlineStart: space(2) });
export const zoneMark = styleVariants({
  advances: [mark, { borderInlineStart: `4px solid ${color.success}` }],
  'may-advance': [mark, { borderInlineStart: `4px solid ${color.info}` }],
});
