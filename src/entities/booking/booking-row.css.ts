import { globalStyle, style } from '@vanilla-extract/css';
import { aboveCardLink, cardLink } from '../../shared/ui/card.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { duration, fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

/** Room for status and price in columns of their own; in em, so that larger text keeps the narrow layout longer. */
export const WIDE = '(min-width: 36em)';
/** No room for the price beside the time: text at 150 % and more on a phone. */
const NARROW = '(max-width: 16em)';
/** One below the other. */
const stacked = {
  gridTemplate: `
    'date title menu' auto
    'date place menu' auto
    'date price menu' auto
    'date marks menu' auto
    / auto minmax(0, 1fr) ${target}
  `,
};
/** Room for what a weekly booking says in one line. */
const ONE_LINE = '(min-width: 28em)';

export const row = style({
  listStyle: 'none',
  containerType: 'inline-size',
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});

/** The venue waits for an answer about it. */
export const asked = style({ borderColor: color.warning, boxShadow: `inset 0 0 0 1px ${color.warning}` });

export const face = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: `
    'date title price menu' auto
    'date place place menu' auto
    'date marks marks menu' auto
    / auto minmax(0, 1fr) auto ${target}
  `,
  columnGap: space(3),
  alignContent: 'center',
  alignItems: 'center',
  minHeight: '86px',
  padding: `${space(2)} ${space(1)} ${space(2)} ${space(3)}`,
  borderRadius: radius.card,
  lineHeight: 1.35,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.brandSoft } } } },
  '@container': {
    [NARROW]: stacked,
    [WIDE]: {
      gridTemplate: `
        'date title marks price menu' auto
        'date place marks price menu' auto
        / auto minmax(0, 1.2fr) minmax(0, 1fr) auto ${target}
      `,
    },
  },
});

export const date = style({
  gridArea: 'date',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minWidth: '48px',
  minHeight: '62px',
  padding: `${space(1)} 6px`,
  borderRadius: radius.control,
  background: color.neutralSoft,
  color: color.muted,
  fontSize: fontSize[12],
  lineHeight: 1.2,
});

// Albanian writes days and months in lower case; a line begins with a capital.
globalStyle(`${date} > span:first-letter`, { textTransform: 'uppercase' });

export const nextDate = style({ background: color.brand, color: color.onBrand });

/** Of a weekly booking: the sign of repetition in place of a day. */
export const repeat = style({ color: color.brand, selectors: { [`${nextDate} &`]: { color: 'inherit' } } });

export const day = style({
  fontSize: fontSize[22],
  fontWeight: weight.strong,
  lineHeight: 1.1,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${nextDate} &`]: { color: 'inherit' } },
});

export const title = style([
  cardLink,
  {
    gridArea: 'title',
    alignSelf: 'end',
    padding: 0,
    fontSize: fontSize[16],
    fontWeight: weight.strong,
    lineHeight: 1.35,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    // Albanian writes days in lower case; what begins with one begins with a capital
    ':first-letter': { textTransform: 'uppercase' },
    // the row itself answers to the pointer
    selectors: { '&&:hover': { textDecoration: 'none' } },
  },
]);

/** Day and time of a session: as large as what they belong to, but one of many. */
export const sessionTitle = style([
  title,
  {
    ':first-letter': { textTransform: 'uppercase' },
    selectors: { '&&': { gridArea: 'auto', alignSelf: 'center', fontWeight: weight.medium } },
  },
]);

export const seriesTitle = style([title, { gridColumn: 'title / price' }]);

/** Of the title of a weekly booking: what changes from week to week, on a line of its own where both do not fit. */
export const rest = style({
  display: 'block',
  ':first-letter': { textTransform: 'uppercase' },
  fontWeight: weight.body,
  fontSize: fontSize[14],
  '@container': { [ONE_LINE]: { display: 'inline' } },
});

export const separator = style({
  display: 'none',
  fontWeight: weight.body,
  '@container': { [ONE_LINE]: { display: 'inline' } },
});

export const chevron = style({
  display: 'inline-block',
  marginInlineStart: space(1),
  verticalAlign: '-4px',
  color: color.muted,
  '@media': { [media.motion]: { transition: `transform ${duration.quick}` } },
});

export const turned = style({ transform: 'rotate(180deg)' });

/** After the time: one of a weekly booking. */
export const weekly = style({
  display: 'inline-block',
  verticalAlign: '-2px',
  marginInlineStart: space(1),
  color: color.brand,
});

export const place = style({
  gridArea: 'place',
  alignSelf: 'start',
  fontSize: fontSize[14],
  color: color.muted,
  overflowWrap: 'anywhere',
});

export const marks = style({
  gridArea: 'marks',
  fontSize: fontSize[14],
  marginTop: space(1),
  '@container': { [WIDE]: { marginTop: 0 } },
});

/** Of a weekly booking: its long title leaves no column for what is marked. */
export const seriesFace = style([
  face,
  {
    '@container': {
      [WIDE]: {
        selectors: {
          '&:has(button[data-open-session])': {
            gridTemplate: `
              'date title price menu' auto
              'date place place menu' auto
              'date marks marks menu' auto
              / auto minmax(0, 1fr) auto ${target}
            `,
          },
        },
      },
    },
  },
]);

/** Of a weekly booking: the session that waits for an answer, and the way to it. */
export const openSession = style([
  aboveCardLink,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(2)}`,
    minHeight: target,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { textDecoration: 'underline' },
  },
]);
export const openDate = style({
  fontWeight: weight.medium,
  ':first-letter': { textTransform: 'uppercase' },
  display: 'inline-block',
});
export const openChevron = style({ color: color.muted });

/** Nothing to mark: two lines in the middle. */
globalStyle(`${face}:not(:has(> ${marks}))`, {
  gridTemplate: `
    'date title price menu' auto
    'date place place menu' auto
    / auto minmax(0, 1fr) auto ${target}
  `,
  '@container': {
    [NARROW]: stacked,
    [WIDE]: {
      gridTemplate: `
        'date title price menu' auto
        'date place price menu' auto
        / auto minmax(0, 1fr) auto ${target}
      `,
    },
  },
});

/** The chip and, beside it, why an unbooked booking is unbooked. */
export const status = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });

export const price = style({
  gridArea: 'price',
  alignSelf: 'end',
  fontSize: fontSize[14],
  '@container': { [WIDE]: { alignSelf: 'center' } },
  fontVariantNumeric: 'tabular-nums',
});

export const menu = style([aboveCardLink, { gridArea: 'menu' }]);

/** In place of the menu: the row leads somewhere. */
export const chevronOf = style({ gridArea: 'menu', justifySelf: 'center', color: color.muted });

export const sessionMenu = aboveCardLink;

/** On a line of its own: the names of people are long. */
export const sessionOffer = style({ gridColumn: '1 / -1', paddingBottom: space(1), fontSize: fontSize[14] });

/** As many beside each other as fit. */
export const sessions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16em), 1fr))',
  margin: 0,
  padding: 0,
});

export const session = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto ${target}`,
  columnGap: space(2),
  alignItems: 'center',
  listStyle: 'none',
  minHeight: '52px',
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(3)}`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.brandSoft } } } },
});

export const callLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target,
  fontWeight: weight.medium,
  color: color.brand,
});
