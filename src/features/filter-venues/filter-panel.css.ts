import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

/** Below each other; in a wide panel beside each other. */
export const dayAndTime = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(6) } },
});

/** Four in one line of a phone, in either language. */
export const quickDays = style({ gap: space(1) });
export const quickDay = style({ paddingInline: '10px' });
