import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const listTitle = style({ fontSize: fontSize[18] });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  marginInlineEnd: `calc(-1 * ${space(2)})`, // the menu's dots stand in its middle
});
/** Beside a name and its menu on a phone. */
export const paid = style({ selectors: { '&&': { paddingInline: space(2) } } });
export const more = style({ marginTop: space(2), fontSize: fontSize[14], color: color.muted });
