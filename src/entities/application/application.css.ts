import { style } from '@vanilla-extract/css';

export const line = style({ display: 'block', textWrap: 'pretty' });
/** Two lines of a message say what it is about. */
export const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
