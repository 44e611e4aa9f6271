import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

/** Large enough to be pressed, in a line no higher than its text. */
export const asPublic = style({ marginBlock: `-${space(3)}` });
export const complete = style({ display: 'flex', alignItems: 'start', gap: space(2), color: color.muted });
export const completeIcon = style({ flex: 'none', marginTop: '0.2em', color: color.success });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
