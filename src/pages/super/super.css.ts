import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { bottomBar, fontSize, gutter, layer, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Lines of a readable length. */
export const listPage = style({ maxWidth: '960px' });

export const cover = style({ width: '72px', height: '52px', borderRadius: radius.control, objectFit: 'cover' });

export const quiet = style({ color: color.muted });

/** How long a venue waits; warned of once that is too long. */
export const waits = style({ fontSize: fontSize[14] });
export const late = style({ color: color.warning, fontWeight: weight.strong });

/** On a phone above the bottom bar: the decision is made after the facts are read. */
export const decisions = style({
  '@media': {
    [`not all and ${media.tablet}`]: {
      position: 'fixed',
      insetInline: 0,
      bottom: `calc(${bottomBar} + env(safe-area-inset-bottom))`,
      zIndex: layer.sticky,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      padding: `${space(3)} ${gutter}`,
      background: color.page,
      borderTop: `1px solid ${color.line}`,
    },
  },
});
// Room for the bar at the end of the page, and above it for what is focused.
globalStyle(`main:has(${decisions})`, {
  '@media': { [`not all and ${media.tablet}`]: { paddingBottom: '104px' } },
});
globalStyle(`:root:has(${decisions})`, {
  '@media': { [`not all and ${media.tablet}`]: { scrollPaddingBottom: '160px' } },
});

/** On wide screens the venue stands left, what happened to it right. */
export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: space(8) } },
});

export const photos = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const photo = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  borderRadius: radius.card,
  objectFit: 'cover',
});

export const logo = style({ display: 'block', height: '100%', maxHeight: '100px', borderRadius: radius.control });

/** Changes on one surface, with hairlines between them. */
export const changes = style({
  margin: 0,
  padding: `0 ${space(4)}`,
  listStyle: 'none',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const change = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space(3),
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
});

export const field = style({ fontWeight: weight.strong });

/** Before and now side by side, also on a phone. */
export const sides = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
});

export const side = style({ fontSize: fontSize[14], color: color.muted });

export const value = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const old = style({ color: color.muted });

export const smallPhotos = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(1) });

export const smallPhoto = style({
  width: '64px',
  height: '48px',
  borderRadius: radius.control,
  objectFit: 'cover',
});

/** A court's name and its badge. */
export const named = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });

export const line = style({ display: 'block' });

/** What a super user wrote. */
export const reason = style({
  display: 'block',
  marginTop: space(1),
  paddingInlineStart: space(3),
  borderInlineStart: `3px solid ${color.line}`,
  color: color.text,
  whiteSpace: 'pre-line',
});
