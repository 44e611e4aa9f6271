import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Beside each other on wide screens: answering, its price and the way there, and what it is about and its rules. */
export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 720px) minmax(0, 480px)' },
  },
});
export const column = style({ display: 'grid', gap: space(5), gridTemplateColumns: 'minmax(0, 1fr)' });

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
export const seats = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space(2),
  alignItems: 'center',
});
globalStyle(`${seats} > svg`, { color: color.muted });
/** The link is as high as a finger needs; its surroundings have that room already. */
globalStyle(`${seats} a`, { marginBlock: `calc(-1 * ${space(2)})` });
export const line = style({ display: 'block', fontSize: fontSize[14], color: color.muted });

export const cost = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
export const price = style({
  fontSize: fontSize[22],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const mine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  paddingTop: space(2),
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.medium,
});
export const muted = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });

export const where = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) });
export const strong = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
// The link of the venue is as high as a finger needs.
globalStyle(`${strong} > a`, { marginBlock: `calc(-1 * ${space(2)})` });
export const directions = style({ justifySelf: 'start', marginTop: space(2) });

export const note = style({ marginTop: space(3), fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
export const picture = style({
  width: '100%',
  maxHeight: '320px',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  objectFit: 'cover',
});
export const description = style({ whiteSpace: 'pre-line', textWrap: 'pretty', overflowWrap: 'anywhere' });
