import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

/** The number goes below its prefix where both do not fit beside each other (200 % text). */
export const frame = style({ flexWrap: 'wrap' });

export const prefix = style({
  display: 'flex',
  flex: '1 1 8.5rem',
  minWidth: 0,
  maxWidth: '100%',
  borderInlineEnd: `1px solid ${color.line}`,
  marginBlock: space(2),
  // as wide as the chosen country, where a browser can tell
  '@supports': { '(field-sizing: content)': { flex: '1 0 auto', minWidth: '8.5rem' } },
});

/** As high as the frame although the line beside it is shorter. */
export const select = style({ marginBlock: `-${space(2)}`, flex: 1, fieldSizing: 'content' });

export const number = style({ flex: '3 1 8rem' });
