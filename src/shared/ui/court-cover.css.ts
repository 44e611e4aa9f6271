import { style } from '@vanilla-extract/css';

export const cover = style({
  display: 'block',
  width: '100%',
  height: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
});
