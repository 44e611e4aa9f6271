import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

export const quiet = style({ color: color.muted });
