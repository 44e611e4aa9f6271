import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const heading = style({ fontSize: fontSize[16], fontWeight: weight.strong, outline: 'none' });
export const progress = style({ display: 'grid', gap: space(2) });
export const line = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space(3) });
export const count = style({ fontSize: fontSize[14], color: color.muted });
/** How far: one bar a step. */
export const bars = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space(1) });
export const bar = style({ borderTop: `4px solid ${color.line}`, borderRadius: radius.full });
export const done = style({ borderTopColor: color.brand });
