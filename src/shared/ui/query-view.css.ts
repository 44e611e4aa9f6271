import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, space } from './tokens.ts';

export const loading = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

/** One line, however much failed: what people came for is elsewhere on the page. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  alignItems: 'center',
  fontSize: fontSize[14],
  color: color.muted,
});

globalStyle('[data-stale]', { opacity: 0.6 });
