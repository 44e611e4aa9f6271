import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { space, weight } from '../../shared/ui/tokens.ts';

/** High enough for a part of the day on most days, between which the dialog does not jump. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  minHeight: 'min(400px, 45dvh)',
  // the names of courts, which stay in sight on the page of a venue, go below the pinned footer
  isolation: 'isolate',
});

export const chosen = style({ fontWeight: weight.strong, ':first-letter': { textTransform: 'uppercase' } });

export const quiet = style({ color: color.muted });
