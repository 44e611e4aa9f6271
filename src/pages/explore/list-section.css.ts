import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../shared/ui/tokens.ts';

/** As high as a finger needs, without pushing the title away from what follows. */
export const more = style({
  marginBlock: `-${space(3)}`,
  fontSize: fontSize[14],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
