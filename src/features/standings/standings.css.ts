import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { badge, badgeTone } from '../../shared/ui/badge.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { card } from '../../shared/ui/card.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, target, weight } from '../../shared/ui/tokens.ts';

/** What does not fit scrolls below place and team, which stay. */
export const scroller = style([
  card,
  { containerType: 'inline-size', overflowX: 'auto', '@media': { [media.print]: { overflow: 'visible' } } },
]);
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.sm]: { fontSize: fontSize[16] } },
});
export const caption = style({ padding: `${space(3)} ${space(4)}`, textAlign: 'start' });
export const captionText = style({
  position: 'sticky',
  insetInlineStart: space(4),
  fontSize: fontSize[18],
  fontWeight: weight.strong,
});

export const head = style({
  padding: `${space(2)} ${space(1)}`,
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  color: color.muted,
  whiteSpace: 'nowrap',
  background: color.surface,
  '@media': { [media.sm]: { paddingInline: space(2) } },
});
/** The whole word is there for screen readers where only its short form is seen. */
const roomy = '(min-width: 900px)';
export const short = style({ '@container': { [roomy]: { display: 'none' } } });
export const full = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    [roomy]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  },
});
export const wideOnly = style({ '@media': { [`not all and ${media.sm}`]: { display: 'none' } } });

export const row = style({ breakInside: 'avoid' });
export const mine = style({ background: color.brandSoft });
/** Of most cells, which hold a number: a table has four hundred, and a class for each would be felt. */
globalStyle(`:where(${row}) > *`, {
  height: '48px',
  padding: `0 ${space(1)}`,
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.body,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.sm]: { paddingInline: space(2) } },
});
export const form = style({ textAlign: 'start' });
export const points = style({ fontWeight: weight.strong });

/** Where the widest table fits, so that nothing has to stay. */
const fits = '(min-width: 900px)';
/** Over what scrolls below it. */
const stays = style({
  position: 'sticky',
  zIndex: 1,
  background: color.surface,
  selectors: { [`${mine} &`]: { background: color.brandSoft } },
  '@container': { [fits]: { position: 'static', background: 'none' } },
});
/** Positioned for the button that fills it. */
export const rank = style([
  stays,
  {
    insetInlineStart: 0,
    width: target,
    minWidth: target,
    padding: 0,
    textAlign: 'center',
    '@media': { [media.sm]: { paddingInline: 0 } },
    '@container': { [fits]: { position: 'relative' } },
  },
]);
/** Underlined, as what can be pressed: forty icons would take as long as the rest of the table. */
export const place = style([
  rank,
  {
    fontWeight: weight.strong,
    lineHeight: 1.1,
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
    whiteSpace: 'normal',
    '@media': { [media.print]: { textDecoration: 'none' } },
  },
]);
/** Below the place, and not underlined as it is. */
const change = style({ display: 'inline-block', width: '100%', fontSize: fontSize[12], lineHeight: 1 });
export const up = style([change, { color: color.success }]);
export const down = style([change, { color: color.danger }]);
/** Fills the cell of the place. */
export const why = style({
  position: 'absolute',
  inset: 0,
  minWidth: target,
  minHeight: target,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { boxShadow: `inset 0 0 0 2px ${color.brand}` } } },
    [media.print]: { display: 'none' },
  },
});
export const zone = styleVariants({
  advances: { boxShadow: `inset 4px 0 ${color.success}` },
  'may-advance': { boxShadow: `inset 4px 0 ${color.info}` },
});

export const team = style([
  stays,
  {
    insetInlineStart: target,
    width: '100%',
    minWidth: '126px',
    textAlign: 'start',
    whiteSpace: 'normal',
    '@media': { [media.sm]: { minWidth: '200px' } },
  },
]);
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target,
  color: color.text,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** The score stands below the name where both have no room beside each other. */
export const withLive = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(3) });
globalStyle(`${withLive} > ${link}`, { flex: '1 1 100px' });
/** As large as what is pressed has to be, without making the row as high. */
export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: target,
  minHeight: target,
  marginBlock: `calc(-1 * ${space(2)})`,
  textDecoration: 'none',
  // below the name, and above what may stand there too
  '@media': { [`not all and ${media.sm}`]: { marginBlockEnd: 0, marginInlineStart: '30px' } },
});
export const liveScore = style([badge, badgeTone.accent, { fontWeight: weight.strong }]);
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  selectors: { [`${mine} &`]: { fontWeight: weight.strong } },
});
export const mark = style({
  display: 'block',
  marginTop: `calc(-1 * ${space(2)})`,
  paddingInlineStart: '32px',
  paddingBottom: space(1),
  fontSize: fontSize[12],
  color: color.brand,
});
export const status = style({ marginBottom: space(2) });

export const about = style({ display: 'flex', alignItems: 'center', gap: space(2), fontSize: fontSize[18] });
export const decided = style({ fontWeight: weight.strong });
export const tried = style({ display: 'grid', gap: space(1), color: color.muted, fontSize: fontSize[14] });
export const measures = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
export const measuresHead = style({
  padding: space(2),
  fontSize: fontSize[12],
  fontWeight: weight.medium,
  color: color.muted,
  textAlign: 'start',
});
export const measuresCell = style({
  padding: space(2),
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.body,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const value = style({ textAlign: 'end' });
export const own = style({ background: color.brandSoft });
globalStyle(`${own} > *`, { fontWeight: weight.strong });
