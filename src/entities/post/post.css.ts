import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

/** As its writer broke it. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
export const cut = style({
  display: '-webkit-box',
  WebkitLineClamp: 8,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const quiet = style({ fontSize: fontSize[14], color: color.muted });

export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const photoPlace = style({
  minWidth: 0,
  borderRadius: radius.control,
  overflow: 'clip',
  background: color.neutralSoft,
});
/** Its width and height give the place its shape before it is there. */
export const photo = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '420px',
  objectFit: 'cover',
  selectors: { '[data-several] &': { aspectRatio: '1', height: '100%' } },
});

export const linkCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target,
  padding: space(2),
  color: 'inherit',
  textDecoration: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.page,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.edge } } } },
});
export const linkMark = style({ display: 'grid', placeItems: 'center', flex: 'none', width: '40px', height: '40px' });
export const linkImage = style({ borderRadius: radius.control, objectFit: 'cover' });
export const linkTexts = style({ display: 'grid', minWidth: 0 });
export const linkName = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space(3),
  alignItems: 'center',
});
export const author = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  fontSize: fontSize[14],
  color: color.muted,
});
