import { style, styleVariants } from '@vanilla-extract/css';
import { crestGrounds } from '../../shared/ui/palette.ts';

/** Two stripes before the text, as high as its line; printed with their colours. A shield would take longer than the box it stands in. */
export const stripes = style({
  borderInlineStart: '0.5em solid',
  paddingInlineStart: '1em',
  printColorAdjust: 'exact',
});
const grounds = Object.fromEntries(crestGrounds.map((ground) => [ground, ground]));
export const shield = styleVariants(grounds, (ground) => ({ borderInlineStartColor: ground }));
export const pattern = styleVariants(grounds, (ground) => ({ boxShadow: `inset 0.5em 0 ${ground}` }));
export const picture = style({
  paddingInlineStart: '1.5em',
  background: '0 50% / 1.125em 1.125em no-repeat',
  printColorAdjust: 'exact',
});
