import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, space, weight } from './tokens.ts';

export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) });

export const pictureTools = style({ display: 'grid', flex: 1, minWidth: '200px', gap: space(2) });

export const label = style({ fontSize: fontSize[14], fontWeight: weight.strong });

export const hint = style({ fontSize: fontSize[14], fontWeight: weight.body, color: color.muted });
