import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize } from '../../shared/ui/tokens.ts';

/** Lines of a readable length. */
export const page = style({ maxWidth: '720px' });
export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
export const line = style({ display: 'block' });
/** As it was written, in lines. */
export const words = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
