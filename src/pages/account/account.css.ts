import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

/** Settings and what is seldom needed: beside each other on wide screens. */
export const columns = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(6) } },
});

export const column = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

/** The button is below the name, as wide as the card, where both do not fit beside each other. */
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  padding: space(4),
});

export const who = style({ display: 'flex', flex: '1 1 15rem', alignItems: 'center', gap: space(4), minWidth: 0 });

export const texts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minWidth: 0 });

export const name = style({ fontSize: fontSize[22], overflowWrap: 'anywhere' });

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(3), color: color.muted });

export const phone = style({ fontVariantNumeric: 'tabular-nums' });

export const edit = style({ flex: '1 1 11rem', '@media': { [media.sm]: { flex: 'none' } } });
