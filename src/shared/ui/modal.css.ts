import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { duration } from './tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** What dialog and drawer share: a native modal without the browser's own look. */
export const modal = style({
  padding: 0,
  color: 'inherit',
  background: color.surface,
  // Seen in forced colours, where shadows and scrims are gone.
  border: '1px solid transparent',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

globalStyle(`${modal}::backdrop`, { background: color.scrim, animation: `${appear} ${duration.calm}` });
