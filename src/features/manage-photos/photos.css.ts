import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

/** The photos, and beside them on wide screens the logo. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const hint = style({ maxWidth: '68ch', textWrap: 'pretty', color: color.muted });
/** What stands for the photos in lists and on the page, while there are none. */
export const drawing = style({ display: 'grid', gap: space(2), maxWidth: '420px', margin: 0 });
export const cover = style({ width: '100%', aspectRatio: '16 / 9', borderRadius: radius.card, objectFit: 'cover' });
