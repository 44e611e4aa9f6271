import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

/** List left, map right. */
export const split = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  alignItems: 'start',
});

/** As high as what the page's head leaves of the window: the whole map is in sight from the start. */
export const side = style({ position: 'sticky', top: '120px', height: 'calc(100dvh - 235px)', minHeight: '320px' });

/** Of the map in place of the list. */
export const mapPlace = style({
  height: '52dvh',
  minHeight: '300px',
  '@media': { [media.tablet]: { height: 'clamp(320px, 62dvh, 640px)' } },
});
