import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

export const figure = style({ display: 'grid', justifyItems: 'center', gap: space(3), margin: 0 });
export const code = style({ width: 'min(280px, 100%)', borderRadius: radius.control, forcedColorAdjust: 'none' });
export const caption = style({ display: 'grid', gap: space(1), textAlign: 'center', color: color.muted });
export const link = style({ fontSize: fontSize[14], overflowWrap: 'anywhere', color: color.text });
