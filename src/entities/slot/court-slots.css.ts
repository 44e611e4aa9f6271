import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, layer, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Where the names of courts stop while their times scroll; set by the page that shows them, for what else stands above. */
export const namesTop = createVar();

/** Of a phone's width: from about 125 % on, where the app's top bar has two lines as well. */
export const LARGE_TEXT = '(max-width: 17.9rem)';

export const courts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
export const court = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});

/** Four in a row on a phone, fewer with larger text. */
export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: space(2),
});
export const place = style({ display: 'grid', minWidth: 0 });
// a focused time stops below the name of its court
globalStyle(`${place} > button`, { scrollMarginTop: '3.5rem' });

/** The price goes below the name where both do not fit beside each other (200 % text). */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
});
/** The name of a court stays in sight while its times scroll; not where large text leaves no room, as the days above it. */
export const name = style([
  heading,
  {
    position: 'sticky',
    top: namesTop,
    // above the states of the times, below the days
    zIndex: layer.sticky - 2,
    marginInline: `-${space(4)}`,
    marginTop: `-${space(4)}`,
    padding: `${space(3)} ${space(4)} ${space(1)}`,
    background: color.surface,
    containerType: 'scroll-state',
    '@container': {
      [LARGE_TEXT]: { position: 'static' },
      'scroll-state(stuck: top)': {
        '::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          borderBottom: `1px solid ${color.line}`,
        },
      },
    },
  },
]);
export const price = style({ fontSize: fontSize[14], fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const facts = style({ flexBasis: '100%' });
/** Close to the name above, which they leave behind. */
export const listFacts = style({ marginTop: `-${space(3)}` });
export const quiet = style({ color: color.muted });

/** Slides sideways by itself where a day has more hours than the screen has room. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  padding: `${space(2)} ${space(3)} ${space(4)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const matrix = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '2px' });
export const hour = style({
  width: '40px',
  fontSize: fontSize[12],
  fontWeight: weight.medium,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const head = style({ paddingTop: space(3), fontWeight: weight.body, textAlign: 'start' });
export const cell = style({
  padding: 0,
  height: '44px',
  '@media': { [media.xl]: { height: '48px' } },
});
/** A court of a matrix that is on its way. */
export const row = style({ display: 'grid', gap: space(1), paddingTop: space(3) });
