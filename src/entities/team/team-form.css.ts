import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A letter on a ground: the letter says it, the colour says it faster. */
const result = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  paddingInline: '4px',
  borderRadius: radius.control,
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const results = styleVariants({
  W: [result, { color: color.success, background: color.successSoft }],
  D: [result, { color: color.text, background: color.neutralSoft }],
  L: [result, { color: color.danger, background: color.dangerSoft }],
});
