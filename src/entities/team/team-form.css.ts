import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, weight } from '../../shared/ui/tokens.ts';

/** One text with its letters at tab stops: a table has two hundred, and an element for each would take as long as its numbers. */
export const form = style({
  display: 'block',
  paddingInlineStart: '7.5px',
  borderRadius: radius.control,
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  lineHeight: '24px',
  textAlign: 'start',
  whiteSpace: 'pre',
  tabSize: '26px',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

/** Below a letter: the letter says it, the colour says it faster. */
export const ground = { W: color.successSoft, D: color.neutralSoft, L: color.dangerSoft };
