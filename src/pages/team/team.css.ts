import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });

/** The cover, and the crest that reaches into it. */
export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const pictures = style({ position: 'relative', minWidth: 0 });
export const cover = style({
  height: '112px',
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [media.sm]: { height: '176px' } },
});
globalStyle(`${cover} > *`, { height: '100%', aspectRatio: 'auto' });
export const onPicture = style({
  position: 'absolute',
  top: space(2),
  insetInlineEnd: space(2),
  display: 'flex',
  gap: space(2),
});
export const who = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  alignItems: 'start',
  paddingInline: space(3),
  marginTop: '-28px',
});
/** On its own ground, so that it is told apart from the picture behind it. */
export const crest = style({
  padding: space(2),
  borderRadius: radius.card,
  background: color.surface,
  border: `1px solid ${color.line}`,
});
export const names = style({ display: 'grid', gap: space(1), minWidth: 0, paddingTop: '36px' });
export const name = style({ overflowWrap: 'anywhere' });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  color: color.muted,
});

/** On wide screens the members stand left and who has scored below them, the facts and the games right; on a phone the scorers come last. */
export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gridTemplateRows: 'auto 1fr' },
  },
});
export const column = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });
export const right = style([column, { '@media': { [media.md]: { gridColumn: 2, gridRow: '1 / span 2' } } }]);

/** The words about a team are as their writer broke them. */
export const description = style({ whiteSpace: 'pre-line', textWrap: 'pretty', overflowWrap: 'anywhere' });
export const record = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  textAlign: 'center',
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });
export const value = style({
  margin: 0,
  fontSize: fontSize[22],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const term = style({ fontSize: fontSize[12], color: color.muted });

export const jersey = style({
  fontSize: fontSize[18],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const subtitle = style({ marginBottom: space(1), fontSize: fontSize[16] });
export const photos = style({
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
});
export const photo = style({
  flex: 'none',
  height: '120px',
  maxWidth: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.control,
  objectFit: 'cover',
  scrollSnapAlign: 'start',
});

export const quiet = style({ color: color.muted });
