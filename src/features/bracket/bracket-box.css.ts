import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, target, weight } from '../../shared/ui/tokens.ts';
import { whole } from './bracket-media.ts';

/**
 * Sizes are in em: in the whole bracket, whose size is chosen, letters and boxes grow together. Its letters have two sizes and
 * two weights: the browser takes long to prepare each.
 */
export const box = style({
  display: 'block',
  position: 'relative',
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
      position: 'static',
      height: '4.75em',
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
  selectors: { [`${on} &`]: { color: color.brand, fontWeight: weight.title } },
  '@media': { [whole]: { lineHeight: 1.6 } },
});
/** Crest, name and score: the name is the text itself, because an element more for each would be felt where they are hundreds. */
export const side = style({
  display: 'block',
  marginBlockStart: '0.375em',
  paddingInlineEnd: '1.75em',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': {
    [whole]: {
      overflow: 'hidden',
      marginBlockStart: '0.125em',
      lineHeight: 1.35,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const sideOfShootout = style({ paddingInlineEnd: '3.5em' });
export const won = style({ fontWeight: weight.title });
export const lost = style({ color: color.muted });
/** Where the team will come from. */
export const unknown = style({ paddingInlineEnd: 0, color: color.muted });
export const mine = style({ color: color.brand });
export const trophy = style({
  width: '1.125em',
  height: '1.125em',
  marginInlineStart: '0.375em',
  color: color.brand,
  verticalAlign: 'text-bottom',
});
/** In its line, at the end of the box. */
export const score = style({
  position: 'absolute',
  insetInlineEnd: '0.75em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [whole]: { insetInlineEnd: '0.625em' } },
});
export const bye = style({
  padding: '0.125em 0.75em 0.5em',
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.control,
  '@media': {
    [whole]: {
      height: '2.4em',
      marginTop: '1.175em',
      padding: '0.3em 0.5em 0',
      borderRadius: '0.5em',
    },
  },
});
export const byeSide = style({ paddingInlineEnd: 0 });
export const byeMark = style({ color: color.muted, fontSize: '0.8125em', '@media': { [whole]: { fontSize: '1em' } } });
