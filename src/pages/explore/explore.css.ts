import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

export const block = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

export const more = style({ justifySelf: 'start' });

export const tiles = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const tile = style({ display: 'grid', gridTemplateRows: '64px auto' });

export const tileCover = style({ overflow: 'clip', minHeight: 0 });

export const tileName = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space(3),
  fontWeight: weight.strong,
});

export const rows = style({
  display: 'grid',
  gap: space(2),
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const row = style({ display: 'flex', gap: space(3), alignItems: 'center' });

export const rowIcon = style({ flex: 'none', color: color.brand });

export const rowTitle = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const quiet = style({ fontSize: fontSize[14], color: color.muted });
