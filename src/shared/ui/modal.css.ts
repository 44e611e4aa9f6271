import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';

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

// at once: fading in a whole screen kept a slow device from showing the dialog itself (decision 048)
globalStyle(`${modal}::backdrop`, { background: color.scrim });
