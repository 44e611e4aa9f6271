import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { overGutter, space } from '../../shared/ui/tokens.ts';

/** List left, map right. */
export const split = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  alignItems: 'start',
});

/** As high as what the page's head leaves of the window: the whole map is in sight from the start. */
export const side = style({ position: 'sticky', top: '120px', height: 'calc(100dvh - 235px)', minHeight: '320px' });

/** Of the map in place of the list: on a phone from the filters to the bottom bar, from edge to edge. */
export const mapPlace = style({
  height: 'calc(100dvh - 300px - env(safe-area-inset-bottom))',
  minHeight: '340px',
  marginInline: overGutter,
  marginBottom: `-${space(8)}`,
  '@media': {
    [media.tablet]: { height: 'calc(100dvh - 190px)', marginInline: 0, marginBottom: `-${space(4)}` },
  },
});
globalStyle(`${mapPlace}${mapPlace} > *`, {
  '@media': {
    [`not all and ${media.tablet}`]: { borderRadius: 0, borderInline: 0, borderBottom: 0 },
  },
});
