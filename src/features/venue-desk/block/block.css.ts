import { style } from '@vanilla-extract/css';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../../shared/ui/tokens.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  columnGap: space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowWrap: 'anywhere',
});
export const legend = style({ marginBottom: space(1), padding: 0, fontSize: fontSize[14], fontWeight: weight.strong });

/** What happens to a booking, beside what that means where there is room. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `${space(1)} ${space(3)}`,
  alignItems: 'start',
  padding: `0 ${space(4)} ${space(3)}`,
});
export const consequence = style({ alignSelf: 'center', fontSize: fontSize[14], color: color.muted });
export const effect = style({ display: 'inline-block', ':first-letter': { textTransform: 'uppercase' } });
export const partTitle = style({ fontSize: fontSize[16], fontWeight: weight.strong });
export const newTime = style({ display: 'grid', gap: space(1), minWidth: 0 });
