import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { fontSize } from '../../shared/ui/tokens.ts';

/** In two columns on wide screens: past bookings, and those that are offered. */
export const past = style({ '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

/** On wide screens what comes soon stands beside what comes later. */
export const groups = style([past, { alignItems: 'start' }]);

export const groupTitle = style({
  fontSize: fontSize[16],
  // Albanian writes months small
  ':first-letter': { textTransform: 'uppercase' },
});
