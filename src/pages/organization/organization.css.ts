import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space, target } from '../../shared/ui/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '@media': { [media.md]: { gap: space(8) } },
});

export const pictures = style({ position: 'relative', minWidth: 0 });
export const onPicture = style({ position: 'absolute', top: space(2), insetInlineEnd: space(2) });

const pictureHeight = { phone: '160px', wide: '240px' };
export const cover = style({
  width: '100%',
  height: pictureHeight.phone,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [media.sm]: { height: pictureHeight.wide } },
});
globalStyle(`${cover} > *`, { height: '100%', aspectRatio: 'auto' });

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
/** The logo beside the name. */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(4),
});
export const name = style({ overflowWrap: 'anywhere' });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  color: color.muted,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space(8) } },
});
/** On wide screens beside what is played, which stands first there; on a phone who it is comes first. */
export const about = style({ minWidth: 0, '@media': { [media.md]: { gridColumn: 2, gridRow: 1 } } });
export const description = style({ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const quiet = style({ color: color.muted });
export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space(2),
});
export const photo = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
});
