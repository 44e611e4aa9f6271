import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { light } from '../../shared/ui/palette.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const champion = style({ marginBottom: space(6) });
/** Crest and name on the brand's ground, in both themes as on the picture. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  padding: `${space(5)} ${space(4)}`,
  background: light.brand,
  color: light.onBrand,
  '@media': { [media.sm]: { gap: space(6), padding: space(6) } },
});
/** A crest may be as dark as the ground. */
export const crest = style({ padding: space(3), borderRadius: radius.full, background: light.onBrand });
export const names = style({ display: 'grid', gap: space(2), justifyItems: 'start', minWidth: 0 });
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.card,
  background: color.accent,
  color: color.onAccent,
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
globalStyle(`${label} > svg`, { flex: 'none' });
export const name = style({
  fontSize: fontSize[28],
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: fontSize[36] } },
});
globalStyle(`${name} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  color: 'inherit',
  textDecoration: 'none',
});
globalStyle(`${name} > a:hover`, { textDecoration: 'underline' });
globalStyle(`${name} > a:focus-visible`, { outlineColor: 'currentColor' });
/** How it was won, and what can be done with it; beside each other where there is room. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
  '@media': {
    [media.sm]: { padding: `${space(5)} ${space(6)}` },
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});
export const ways = style({ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' });
export const scorer = style({ overflowWrap: 'anywhere', textWrap: 'pretty' });
export const way = style({ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '560px' });
export const caption = style({ fontSize: fontSize[14], color: color.muted });
globalStyle(`${caption} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  fontWeight: weight.strong,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  paddingBlock: space(1),
});
export const mark = style({ display: 'flex', alignItems: 'center', gap: space(2), fontVariantNumeric: 'tabular-nums' });
export const rowName = style({ overflowWrap: 'anywhere' });
export const value = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const won = style({ fontWeight: weight.title });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  '@media': { [media.print]: { display: 'none' } },
});
