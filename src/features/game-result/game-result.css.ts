import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const texts = style({
  display: 'grid',
  gap: space(1),
  gridTemplateColumns: 'minmax(0, 1fr)',
  textWrap: 'pretty',
});
/** What has come of it, with the menu at its end. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(2),
});
export const quiet = style({ fontSize: fontSize[14], color: color.muted });
/** Below a row of a list. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  padding: `0 ${space(4)} ${space(3)}`,
});
