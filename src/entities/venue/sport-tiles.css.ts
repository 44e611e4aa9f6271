import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space, weight } from '../../shared/ui/tokens.ts';

export const tiles = style({
  display: 'grid',
  gap: space(3),
  // two on a phone, one below the other with larger text
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The picture beside the name. */
export const tile = style({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', minHeight: '56px' });

export const cover = style({ position: 'relative', overflow: 'clip' });
globalStyle(`${cover} > *`, { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: space(3),
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
