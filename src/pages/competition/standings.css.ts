import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

/** What explains the tables stands below them, on wide screens beside them. */
export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
/** Where groups need the whole width it stands below them all the same. */
export const withOneTable = style({ '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } } });
export const stages = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });
export const one = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const groups = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
});
export const beside = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
});
export const subtitle = style({ fontSize: fontSize[16] });
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
