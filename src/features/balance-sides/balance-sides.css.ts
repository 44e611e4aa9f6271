import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const sides = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr)' });
export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
export const controls = style({ display: 'flex', alignItems: 'center', color: color.text });
