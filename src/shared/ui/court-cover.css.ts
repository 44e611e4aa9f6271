import { style } from '@vanilla-extract/css';

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
});
