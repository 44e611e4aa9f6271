import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const column = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });
export const text = style({ whiteSpace: 'pre-line', textWrap: 'pretty', overflowWrap: 'anywhere', maxWidth: '72ch' });
export const picture = style({
  width: '100%',
  maxHeight: '320px',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  objectFit: 'cover',
});
export const list = style({ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none' });
