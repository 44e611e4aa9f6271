import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

export const quiet = style({ color: color.muted, textWrap: 'pretty' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  padding: 0,
});
export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  listStyle: 'none',
});
export const reason = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  fontSize: fontSize[14],
  color: color.muted,
});
/** As its writer broke it. */
export const note = style({
  marginTop: space(1),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
/** Somebody else's words, set off from those about them. */
export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
