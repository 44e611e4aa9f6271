import { style, styleVariants } from '@vanilla-extract/css';
import { crestGrounds } from './palette.ts';
import { fontSize, weight } from './tokens.ts';

/** Sizes are in em of the initials, whose face stands in every list anyway: the browser takes long to prepare another. */
export const crest = style({
  flex: 'none',
  display: 'inline-block',
  width: '2em',
  height: '2.2em',
  borderRadius: '15% 15% 50% 50% / 10% 10% 60% 60%',
  color: '#fff',
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  lineHeight: 2,
  textAlign: 'center',
  printColorAdjust: 'exact',
});
export const large = style({ fontSize: fontSize[14] });
const grounds = Object.fromEntries(crestGrounds.map((ground) => [ground, ground]));
export const shield = styleVariants(grounds, (ground) => ({ backgroundColor: ground }));
/** The other half. */
export const pattern = styleVariants(grounds, (ground) => ({ boxShadow: `inset -1em 0 ${ground}` }));
