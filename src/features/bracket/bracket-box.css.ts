import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, target, weight } from '../../shared/ui/tokens.ts';
import { whole } from './bracket-media.ts';

/** Sizes are in em: in the whole bracket, whose size is chosen, letters and boxes grow together. */
export const box = style({
  display: 'block',
  minHeight: target,
  padding: '0.5em 0.75em',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color.brand } } },
    [whole]: {
      height: '4.5em',
      minHeight: 0,
      padding: '0.25em 0.5em 0',
      borderRadius: '0.5em',
      selectors: { '&:focus-visible': { outlineOffset: -1 } },
    },
  },
});
export const on = style({ borderColor: color.brand, boxShadow: `inset 3px 0 ${color.brand}` });
export const ofMine = style({ background: color.brandSoft, borderColor: color.brand });

export const about = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.muted,
  fontSize: '0.8125em',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  selectors: { [`${on} &`]: { color: color.brand, fontWeight: weight.strong } },
  '@media': { [whole]: { fontSize: '0.75em' } },
});
/** Crest, name and score: the name is the text itself, because an element more for each would be felt where they are hundreds. */
export const side = style({
  display: 'block',
  position: 'relative',
  marginBlockStart: '0.375em',
  paddingInlineEnd: '1.75em',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '::before': { display: 'inline-block', marginInlineEnd: '0.375em', verticalAlign: '-0.25em' },
  '@media': {
    [whole]: {
      overflow: 'hidden',
      marginBlockStart: 0,
      fontSize: '0.9375em',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const sideOfShootout = style({ paddingInlineEnd: '3.5em' });
export const won = style({ fontWeight: weight.title });
export const lost = style({ color: color.muted });
/** Where the team will come from: a hole in place of a crest. */
export const unknown = style({
  color: color.muted,
  '::before': {
    content: "''",
    boxSizing: 'border-box',
    width: '1.125em',
    height: '1.125em',
    border: `1px dashed ${color.edge}`,
    borderRadius: radius.full,
  },
});
export const mine = style({ color: color.brand });
export const trophy = style({
  width: '1.125em',
  height: '1.125em',
  marginInlineStart: '0.375em',
  color: color.brand,
  verticalAlign: 'text-bottom',
});
export const score = style({ position: 'absolute', insetInlineEnd: 0, fontVariantNumeric: 'tabular-nums' });
export const bye = style([
  side,
  {
    padding: '0.5em 0.75em',
    border: `1px dashed ${color.edge}`,
    borderRadius: radius.control,
    color: color.muted,
    '@media': {
      [whole]: {
        height: '2.4em',
        marginTop: '1.2em',
        padding: '0.425em 0.5em 0',
        borderRadius: '0.5em',
      },
    },
  },
]);
export const byeMark = style({ fontSize: '0.8125em' });
