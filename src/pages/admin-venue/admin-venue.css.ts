import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

/** Large enough to be pressed, in a line no higher than its text. */
export const asPlayer = style({ marginBlock: `-${space(3)}` });
