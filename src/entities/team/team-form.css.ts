import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Wraps on the narrowest cards. */
export const form = style({ display: 'block' });

/** A letter on a ground: the letter says it, the colour says it faster. No grid of its own, as a table has two hundred. */
const result = style({
  display: 'inline-block',
  minWidth: '24px',
  paddingInline: '4px',
  marginInlineEnd: space(1),
  borderRadius: radius.control,
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  lineHeight: '24px',
  textAlign: 'center',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
export const results = styleVariants({
  W: [result, { color: color.success, background: color.successSoft }],
  D: [result, { color: color.text, background: color.neutralSoft }],
  L: [result, { color: color.danger, background: color.dangerSoft }],
});
