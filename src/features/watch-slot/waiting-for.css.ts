import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

export const title = style({ fontSize: fontSize[16], fontWeight: weight.strong });
/** Albanian writes days in lower case; a line begins with a capital. */
export const when = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } });
export const line = style({ display: 'block', textWrap: 'pretty' });
export const state = style([line, { color: color.success, fontWeight: weight.strong }]);
export const free = style({ color: color.success });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space(1) });
