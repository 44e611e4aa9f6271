import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';

/** The card itself: its name or number stands beside it. */
export const yellow = style({
  flex: 'none',
  width: '10px',
  height: '14px',
  borderRadius: '2px',
  background: '#f5c400',
  border: `1px solid ${color.edge}`,
});
export const red = style([yellow, { background: '#d6263b' }]);
