import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space, weight } from '../../shared/ui/tokens.ts';

export const tiles = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const tile = style({ display: 'grid', gridTemplateRows: '64px auto' });

export const cover = style({ overflow: 'clip', minHeight: 0 });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space(3),
  fontWeight: weight.strong,
});
