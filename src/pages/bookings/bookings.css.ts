import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

/** On wide screens what comes soon stands beside what comes later. */
export const groups = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

export const groupTitle = style({
  marginBottom: space(2),
  fontSize: fontSize[16],
  // Albanian writes months small
  ':first-letter': { textTransform: 'uppercase' },
});

export const list = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const past = style({ '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
