import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

export const cover = style({ width: '72px', height: '52px', borderRadius: radius.control, objectFit: 'cover' });

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });

export const line = style({ display: 'block' });

export const quiet = style({ color: color.muted });
