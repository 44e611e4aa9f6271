import { globalStyle, style } from '@vanilla-extract/css';
import { media, tabletMin } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Wide screens have search and the first filters in one line. */
export const page = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)', columnGap: space(3) } },
});
globalStyle(`${page} > *`, { '@media': { [media.md]: { gridColumn: '1 / -1' } } });
globalStyle(`${page} > search, ${page} > search + *`, { '@media': { [media.md]: { gridColumn: 'auto' } } });

export const title = style({ fontSize: fontSize[28] });

export const mainFilters = style({
  display: 'grid',
  gap: space(3),
  // a date field needs 150 px; on the narrowest screens one field a row
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The bar of wide screens; phones have the sheet. */
export const bar = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
export const sheet = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const furtherFilters = style({
  display: 'grid',
  gap: space(4),
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) } },
});

export const furtherSelects = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  '@media': { [media.tablet]: { width: '360px' } },
});

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  paddingInline: space(1),
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  color: color.onBrand,
  background: color.brand,
  borderRadius: radius.full,
});

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

/** One line high from the start, so that nothing moves when the number comes. */
export const total = style({
  flex: 1,
  minWidth: '8em',
  minHeight: '1.5em',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const mapPlace = style({
  height: 'clamp(320px, 62dvh, 640px)',
  '@media': { [`(max-width: ${tabletMin - 1}px)`]: { height: '52dvh', minHeight: '300px' } },
});

/** The chosen venue stands below the map, on wide screens beside it. */
export const mapView = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' } },
});

export const chosen = style({ display: 'grid', maxWidth: '420px', gap: space(2) });

globalStyle(`${chosen} > p`, {
  '@media': {
    [media.md]: {
      padding: space(6),
      color: color.muted,
      textAlign: 'center',
      border: `1px dashed ${color.edge}`,
      borderRadius: radius.card,
    },
  },
});
