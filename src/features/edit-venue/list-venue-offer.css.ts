import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

/** A question and the link beside it, after a list. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  marginTop: space(4),
});
