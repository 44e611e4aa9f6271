import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space, weight } from '../../shared/ui/tokens.ts';

/** Slides from edge to edge of the dialog. */
export const days = style({});
globalStyle(`${days} > div`, { marginInline: `-${space(4)}`, paddingInline: space(4) });

/** High enough for a part of the day on most days, between which the dialog does not jump. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  minHeight: 'min(400px, 45dvh)',
  '@media': {
    // a phone's sheet is as high as it may be from the start, so that it does not grow under the finger
    [`not all and ${media.sm}`]: { minHeight: 'max(45dvh, 90dvh - 312px)' },
  },
  // the names of courts, which stay in sight on the page of a venue, go below the pinned footer
  isolation: 'isolate',
});

export const chosen = style({ fontWeight: weight.strong, ':first-letter': { textTransform: 'uppercase' } });

export const quiet = style({ color: color.muted });
