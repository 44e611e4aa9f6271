import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, target, weight } from '../../shared/ui/tokens.ts';
import { whole } from './bracket-media.ts';

/** Sizes are in em: in the whole bracket, whose size is chosen, letters and boxes grow together. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: target,
  padding: '0.5em 0.75em',
  rowGap: '0.375em',
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
      padding: '0.125em 0.5em',
      rowGap: 0,
      borderRadius: '0.5em',
      selectors: { '&:focus-visible': { outlineOffset: -1 } },
    },
  },
});
export const on = style({ borderColor: color.brand, boxShadow: `inset 3px 0 ${color.brand}` });
export const ofMine = style({ background: color.brandSoft, borderColor: color.brand });

export const about = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.muted,
  fontSize: '0.8125em',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  selectors: { [`${on} &`]: { color: color.brand, fontWeight: weight.strong } },
  '@media': { [whole]: { fontSize: '0.75em' } },
});
export const side = style({ display: 'flex', alignItems: 'center', gap: '0.375em', minWidth: 0, lineHeight: 1.4 });
export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  '@media': { [whole]: { fontSize: '0.9375em', whiteSpace: 'nowrap' } },
});
export const won = style({ fontWeight: weight.title });
export const lost = style({ color: color.muted });
/** Where the team will come from. */
export const unknown = style({ color: color.muted });
export const mine = style({ color: color.brand });
export const trophy = style({ flex: 'none', width: '1.125em', height: '1.125em', color: color.brand });
export const score = style({ minWidth: '1.25em', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
/** In place of a crest. */
export const nobody = style({
  flex: 'none',
  width: '1.125em',
  height: '1.125em',
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.full,
});

export const byeMark = style({ fontSize: '0.8125em' });
export const bye = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375em',
  padding: '0.5em 0.75em',
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.control,
  color: color.muted,
  '@media': {
    [whole]: { height: '2.25em', marginTop: '1.125em', lineHeight: 1.4, padding: '0 0.5em', borderRadius: '0.5em' },
  },
});
