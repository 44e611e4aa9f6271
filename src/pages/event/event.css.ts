import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space, weight } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });

/** On phones the buttons stand below the title, on wider screens beside it. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const names = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const kind = style({ color: color.muted });
export const title = style({ overflowWrap: 'anywhere', marginBottom: space(1) });
/** An icon and one fact, which may run over several lines. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space(2),
  alignItems: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${fact} > svg`, { marginTop: '2px', color: color.muted });
// Albanian writes days in lower case; a line begins with a capital.
export const when = style({
  display: 'block',
  fontWeight: weight.strong,
  ':first-letter': { textTransform: 'uppercase' },
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginTop: space(1),
  ':empty': { display: 'none' },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
