import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Height of a row, widths of the column of times and of the narrowest court: in rem, so that enlarged text has room. */
export const ROW = '2.8125rem';
export const TIME = '3rem';
export const LANE = { day: '7rem', week: '2.9375rem' } as const;
/** The same in px, at the usual size of text. */
export const LANE_PX = { day: 112, week: 47 } as const;
const HEAD = '2.75rem';
const SECOND_HEAD = '1.75rem';

/** Its own window: heads and times stay in sight in both directions. As wide as a phone. */
export const scroller = style({
  position: 'relative',
  containerType: 'inline-size',
  containerName: 'calendar',
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 140px)',
  marginInline: `-${space(4)}`,
  scrollPaddingTop: `calc(${HEAD} + ${SECOND_HEAD})`,
  scrollPaddingLeft: TIME,
  overscrollBehaviorX: 'contain',
  background: color.surface,
  borderBlock: `1px solid ${color.line}`,
  selectors: { '&[data-stale]': { opacity: 0.6 } },
  '@media': {
    [media.tablet]: {
      maxHeight: 'calc(100dvh - 96px)',
      marginInline: 0,
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
    },
  },
});

export const table = style({
  tableLayout: 'fixed',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize[12],
});

/** Over everything while a booking is dragged: a cursor of the table's own would style each of its cells anew. */
export const dragLayer = style({ position: 'fixed', inset: 0, zIndex: 5, cursor: 'grabbing' });

export const row = style({
  position: 'relative',
  zIndex: 0,
  height: ROW,
  selectors: { '&:first-child': { zIndex: 1 } },
});
export const afterGap = style({});

/** Of what is closed for a while. */
export const blockedGround = `repeating-linear-gradient(135deg, ${color.neutralSoft} 0 6px, ${color.line} 6px 9px)`;

const hairline = `1px solid ${color.line}`;

export const heads = style({ position: 'sticky', top: 0, zIndex: 3 });

export const head = style({
  height: HEAD,
  padding: `0 ${space(1)}`,
  overflow: 'hidden',
  background: color.surface,
  borderBottom: hairline,
  borderInlineStart: hairline,
  fontWeight: weight.strong,
  fontSize: fontSize[14],
  lineHeight: 1.2,
});

export const secondHead = style({
  height: SECOND_HEAD,
  fontSize: fontSize[12],
  fontWeight: weight.medium,
  color: color.muted,
});

export const corner = style({ position: 'sticky', insetInlineStart: 0, zIndex: 1, width: TIME, borderInlineStart: 0 });

export const courtName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** A court's name in a week. */
export const shortName = style({
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** Stays in sight while its courts are scrolled. */
export const dayName = style({
  position: 'sticky',
  insetInline: TIME,
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: '0 4px',
});
/** The head of a day: its name moves in it. */
export const dayHead = style({
  overflow: 'visible',
  selectors: { '&[data-today]': { boxShadow: `inset 0 -3px ${color.brand}`, color: color.brand } },
});

export const dayNumber = style({ fontSize: fontSize[16] });

export const time = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  width: TIME,
  padding: `2px ${space(1)} 0 0`,
  background: color.surface,
  borderBottom: hairline,
  verticalAlign: 'top',
  textAlign: 'end',
  fontWeight: weight.medium,
  color: color.muted,
  lineHeight: 1.2,
});

/** The cells of a row, which need no class for it: a week has more than a thousand. */
globalStyle(`${row} > td`, {
  height: ROW,
  padding: 0,
  borderBottom: hairline,
  borderInlineStart: hairline,
  verticalAlign: 'top',
});
globalStyle(`${row} > td:focus-visible`, { outlineOffset: -2 });

/** The cell that the line of the present time hangs from. */
export const withLine = style({ position: 'relative' });

export const kinds = styleVariants({
  past: { background: color.page },
  closed: { background: color.neutralSoft },
  held: { outline: `2px dotted ${color.edge}`, outlineOffset: -3 },
  blocked: { background: blockedGround },
});

export const bookable = style({
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { background: color.brandSoft } },
});
globalStyle(`${afterGap} > *`, { borderTop: `3px double ${color.edge}` });

export const beginsDay = style({ selectors: { '&&': { borderInlineStart: `2px solid ${color.edge}` } } });

/** Of a court whose slots begin later than the row says. */
export const ownTime = style({ display: 'block', padding: '2px 4px', color: color.muted, lineHeight: 1.2 });

export const reason = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  width: 'fit-content',
  maxWidth: 'calc(100% - 4px)',
  margin: 2,
  padding: '0 4px',
  background: color.surface,
  borderRadius: 4,
  color: color.text,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/**
 * Colour, edge and icon tell the states apart. As high as its rows, and without layers of its own: there are hundreds in a week.
 */
export const booking = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: 'calc(100% - 1px)', // rounded up, it would cover the line of the next day
  height: `calc(${ROW} - 1px)`,
  padding: '2px 2px 0 4px',
  border: 0,
  borderInlineStart: `4px solid ${color.brand}`,
  borderRadius: '0 6px 6px 0',
  textAlign: 'start',
  lineHeight: 1.3,
  color: color.text,
  background: color.brandSoft,
  selectors: {
    '&:hover': { filter: 'brightness(0.97)' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-look="pending"]': { background: color.warningSoft, border: `2px dashed ${color.warning}` },
    '&[data-look="asked"]': { background: color.infoSoft, border: `2px dotted ${color.info}` },
    '&[data-look="over"]': { background: color.neutralSoft, borderInlineStartColor: color.edge },
    '&[data-look="noShow"]': { background: color.dangerSoft, borderInlineStartColor: color.danger },
    '&[data-dragged]': { opacity: 0.45 },
  },
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
});

/** A name without times and marks: over as many lines as fit. */
export const nameOnly = style([
  booking,
  {
    overflow: 'clip',
    overflowWrap: 'anywhere',
    lineHeight: 1.15,
    fontWeight: weight.strong,
  },
]);

/** The name over two lines, beside it nothing: lanes too narrow for a line of text. */
export const who = style({
  order: -1,
  display: 'block',
  maxHeight: '2.3em',
  overflow: 'clip',
  overflowWrap: 'anywhere',
  lineHeight: 1.15,
  fontWeight: weight.strong,
  selectors: { '[data-look="noShow"] > &': { textDecoration: 'line-through' } },
});

export const second = style({ display: 'flex', alignItems: 'center', gap: 3, color: color.muted });

export const times = style({ display: 'none' });

export const mark = style({
  flex: 'none',
  width: '0.6875rem',
  height: '0.6875rem',
  selectors: {
    '[data-look="pending"] &': { color: color.warning },
    '[data-look="asked"] &': { color: color.info },
    '[data-look="noShow"] &': { color: color.danger },
  },
});

const oneLine = {
  [who]: {
    flex: 'none',
    maxHeight: 'none',
    lineHeight: 1.3,
    fontSize: fontSize[14],
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  [times]: { display: 'block', marginInlineEnd: 'auto', whiteSpace: 'nowrap' },
  [mark]: { width: '0.875rem', height: '0.875rem' },
} as const;

/** More columns than these have no room for times on any screen. */
export const MAX_LANES_WITH_TIMES = 14;

/** From how wide a calendar on so many columns have room for a line of text: asked of the calendar once, not of each booking. */
export const lanes = { few: style({}), week: style({}), weekOfTwo: style({}), many: style({}) };
const roomFrom = [
  [lanes.few, '0px'],
  [lanes.week, '700px'],
  [lanes.weekOfTwo, '1300px'],
] as const;
for (const [lane, width] of roomFrom)
  for (const [part, rule] of Object.entries(oneLine))
    globalStyle(`${lane} ${part}`, { '@container': { [`calendar (min-width: ${width})`]: rule } });

export const now = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  height: 2,
  marginTop: -1,
  background: color.danger,
  pointerEvents: 'none',
});

export const dropMark = style({
  position: 'absolute',
  zIndex: 2,
  background: color.brandSoft,
  border: `2px solid ${color.brand}`,
  borderRadius: radius.control,
  opacity: 0.8,
  pointerEvents: 'none',
});
