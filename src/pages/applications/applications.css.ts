import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

/** Lines of a readable length. */
export const page = style({ maxWidth: '960px' });
/** Heads the rows of one state in their list. */
export const group = style({
  padding: `${space(4)} ${space(4)} ${space(1)}`,
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  color: color.muted,
});
