import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

/** The chosen venue stands below the map, from 960 px beside it. */
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

/** The card of the pin at hand; the outline of a focused card is another. */
export const marked = style({ borderRadius: radius.card, boxShadow: `0 0 0 2px ${color.brand}` });
globalStyle(`${marked} > *`, { '@media': { [media.forcedColors]: { borderColor: 'Highlight' } } });
