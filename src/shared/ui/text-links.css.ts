import { style } from '@vanilla-extract/css';
import { space, target, weight } from './tokens.ts';

/** Links in a line of text, each large enough to be pressed. */
export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4) });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: target,
  minHeight: target,
  fontWeight: weight.medium,
});

/** A link within a sentence, whose lines it does not move apart. */
export const inText = style({ paddingBlock: '3px' });
