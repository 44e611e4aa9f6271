import { style } from '@vanilla-extract/css';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../../shared/ui/tokens.ts';

export const listTitle = style({ fontSize: fontSize[18] });
/** Beside a name and its menu on a phone. */
export const paid = style({ selectors: { '&&': { paddingInline: space(2) } } });
export const more = style({ marginTop: space(2), fontSize: fontSize[14], color: color.muted });
