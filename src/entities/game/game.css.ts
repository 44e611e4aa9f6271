import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** What the sides of an event wear: the same in both themes. */
const SHIRTS = { home: '#1c1530', away: '#ffffff' } as const;

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(3),
  textAlign: 'center',
  // too narrow for three: the score above the sides
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere', // a badge too, with large text
});
export const name = style({
  fontWeight: weight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [media.sm]: { fontSize: fontSize[18] } },
});
export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
export const middle = style({
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'center',
  gap: space(2),
  '@media': { '(max-width: 359px)': { gridColumn: '1 / -1', order: -1 } },
});
export const score = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  fontSize: fontSize[36],
  fontWeight: weight.title,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Of who lost. */
export const less = style({ color: color.muted });

/** A shirt, where a side has no team. */
export const shirt = styleVariants(SHIRTS, (ground) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1em',
  height: '1em',
  background: ground,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.full,
}));
/** In place of a crest, while the team is not known. */
export const empty = style({
  width: '1.25em',
  height: '1.25em',
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.full,
});
export const largeShirt = style({ fontSize: '56px' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
/** Ten periods do not fit on a phone. */
export const scroller = style({ overflowX: 'auto' });
export const head = style({ padding: space(2), fontSize: fontSize[12], fontWeight: weight.medium, color: color.muted });
export const rowHead = style({
  padding: space(2),
  minWidth: '88px',
  textAlign: 'start',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${color.line}`,
});
export const cell = style({ padding: space(2), whiteSpace: 'nowrap', borderTop: `1px solid ${color.line}` });
export const won = style({ fontWeight: weight.title });
export const total = style({ fontWeight: weight.title, fontSize: fontSize[18] });
export const tieBreak = style({ fontSize: fontSize[12], marginInlineStart: '2px', verticalAlign: 'super' });

export const lineups = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const lineup = style({ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr)' });
export const lineupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
});
export const lineupName = style({ fontSize: fontSize[16] });
/** The bench below those who start. */
export const lineupPart = style({ fontSize: fontSize[14], color: color.muted });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
});
export const number = style({
  fontSize: fontSize[18],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
