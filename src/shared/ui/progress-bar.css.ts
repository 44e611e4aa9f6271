import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { duration, layer } from './tokens.ts';

export const bar = style({
  position: 'fixed',
  zIndex: layer.progress,
  inset: '0 0 auto',
  height: '3px',
  pointerEvents: 'none',
});

export const fill = style({
  height: '100%',
  background: color.brand,
  transformOrigin: '0 50%',
  transition: `transform ${duration.slow} ease-out`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
