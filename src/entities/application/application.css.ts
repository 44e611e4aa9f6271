import { style } from '@vanilla-extract/css';
import { space, weight } from '../../shared/ui/tokens.ts';

/** How it stands is after the words or below them: beside them it would leave them half a line on a phone. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  overflowWrap: 'anywhere',
});
export const line = style({ display: 'block', textWrap: 'pretty' });
export const question = style([line, { fontWeight: weight.medium }]);
/** Two lines of a message say what it is about. */
export const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
