import { style, styleVariants } from '@vanilla-extract/css';
import { crestGrounds } from '../../shared/ui/palette.ts';

/** Before the text, as high as a letter; printed with its colours. */
export const crestMark = style({
  '::before': {
    content: "''",
    width: '1.125em',
    height: '1.25em',
    backgroundImage: 'var(--picture, linear-gradient(120deg, currentColor 50%, transparent 50%))',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    borderRadius: '15% 15% 50% 50% / 10% 10% 60% 60%',
    printColorAdjust: 'exact',
  },
});
const grounds = Object.fromEntries(crestGrounds.map((ground) => [ground, ground]));
export const shield = styleVariants(grounds, (ground) => ({ '::before': { color: ground } }));
export const pattern = styleVariants(grounds, (ground) => ({ '::before': { backgroundColor: ground } }));
