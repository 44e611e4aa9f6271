import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

/** On wide screens the texts stand left, the pictures right. */
export const columns = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Wider lines would be hard to read. */
export const form = style({ maxWidth: '720px' });

/** A question and the link beside it, after a list. */
export const offer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });
