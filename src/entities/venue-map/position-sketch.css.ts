import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';

export const sketch = style({ width: 'auto', height: '100%', maxHeight: '320px' });

export const ground = style({ fill: color.brandSoft, stroke: color.edge, strokeWidth: 1.5, strokeLinejoin: 'round' });

export const pin = style({ fill: color.brand, stroke: color.surface, strokeWidth: 1.5 });

export const eye = style({ fill: color.accent });
