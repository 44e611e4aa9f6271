import { globalStyle, style } from '@vanilla-extract/css';
import { LARGE_TEXT, namesTop } from '../../entities/slot/court-slots.css.ts';
import { stripHeight } from '../../entities/slot/day-strip.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, gutter, layer, overGutter, radius, space, target } from '../../shared/ui/tokens.ts';

const sidePanel = '320px';

/** The width decides what sticks: see the container conditions below. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  containerType: 'inline-size',
  '@media': { [media.md]: { gap: space(8) } },
});

/** Wide screens: the picture above the times, the words above the selection. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minWidth: 0,
  '@media': {
    [media.md]: { gridTemplateColumns: `minmax(0, 1fr) ${sidePanel}`, columnGap: space(6), alignItems: 'center' },
  },
});
/** On a phone the ways to get there stand beside the address. */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(1),
  minWidth: 0,
  '@media': { [media.sm]: { rowGap: space(3) } },
});
globalStyle(`${intro} > h1`, { gridColumn: '1 / -1' });

export const pictures = style({ position: 'relative', minWidth: 0 });
export const onPicture = style({
  position: 'absolute',
  top: space(2),
  insetInlineEnd: space(2),
  display: 'flex',
  gap: space(2),
});

/** Low enough for the first times to be seen without scrolling. */
const pictureHeight = { phone: '96px', wide: '160px' };

export const cover = style({
  width: '100%',
  height: pictureHeight.phone,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [media.sm]: { height: pictureHeight.wide } },
});

export const photos = style({
  minWidth: 0,
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
});
export const photo = style({
  // a few photos fill the line, more of them slide
  flex: '1 0 auto',
  maxWidth: '100%',
  height: pictureHeight.phone,
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  overflow: 'clip',
  scrollSnapAlign: 'start',
  '@media': { [media.sm]: { height: pictureHeight.wide } },
});
globalStyle(`:is(${cover}, ${photo}) > *`, { height: '100%', aspectRatio: 'auto' });

export const place = style({ display: 'flex', alignItems: 'center', gap: space(1), color: color.muted });
export const badges = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '@media': { [media.sm]: { gridColumn: '1 / -1' } },
});
const onPhone = `not all and ${media.sm}`;
/** An icon on a phone, which leaves the room to the times; its name stays for screen readers. */
export const action = style({
  position: 'relative',
  '@media': { [onPhone]: { width: target, padding: 0, borderRadius: radius.full } },
});
export const actionName = style({
  '@media': {
    [onPhone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignContent: 'start',
});
/** Days and times, and beside them on wide screens what is chosen. */
export const booking = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${sidePanel}`,
      columnGap: space(6),
      alignItems: 'start',
    },
  },
});
export const choice = style({ display: 'flex', flexDirection: 'column', gap: space(3), minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(2)}`,
});

const daysTop = 'calc(56px + env(safe-area-inset-top))';

/** Below the app's top bar while the times are on screen; as wide as the screen, so that nothing shows beside it. */
export const days = style({
  position: 'sticky',
  top: daysTop,
  zIndex: layer.sticky - 1,
  marginInline: overGutter,
  padding: `${space(2)} ${gutter}`,
  background: color.page,
  '@media': { [media.md]: { marginInline: `-${space(1)}`, paddingInline: space(1) } },
  '@container': { [LARGE_TEXT]: { position: 'static' } },
});

// The days slide to the edge of a phone's screen.
globalStyle(`${days} > div`, {
  '@media': { [`not all and ${media.md}`]: { marginInline: overGutter, paddingInline: gutter } },
});

// A focused time scrolls to below the days.
globalStyle(`:root:has(${days})`, { scrollPaddingTop: '160px' });

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  // a pixel under the days, so that nothing shows between them
  vars: { [namesTop]: `calc(${daysTop} + ${space(2)} * 2 + ${stripHeight} - 1px)` },
});

/** One line of an answer to come. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
/** A phone leaves the rules to their section below and to the booking sheet. */
export const brief = style({
  display: 'none',
  flexBasis: '100%',
  fontSize: fontSize[14],
  color: color.muted,
  '@media': { [media.sm]: { display: 'block' } },
});
export const full = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
export const problem = style({ padding: space(4), background: color.dangerSoft, borderRadius: radius.card });

export const about = style({
  display: 'grid',
  gap: space(6),
  minWidth: 0,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(8) } },
});
export const rules = style({ display: 'grid', gap: space(2) });
export const rule = style({ display: 'flex', gap: space(2) });
export const ruleIcon = style({ flex: 'none', marginTop: '3px', color: color.success });
export const description = style({ whiteSpace: 'pre-line' });
export const facts = style({ display: 'grid', gap: space(3) });
export const term = style({ fontSize: fontSize[14], color: color.muted });
export const value = style({ margin: 0 });
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontVariantNumeric: 'tabular-nums',
});
