import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../entities/venue/venue-card.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

/** The chosen venue stands on the lower edge of the map, from 960 px beside it. */
export const mapView = style({
  position: 'relative',
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' } },
});

export const chosen = style({
  '@media': {
    [`not all and ${media.md}`]: {
      position: 'absolute',
      insetInline: 0,
      // above the edge of the screen, to which the map reaches over the end of the page
      bottom: `-${space(4)}`,
      display: 'grid',
      maxWidth: '420px',
      marginInline: 'auto',
    },
  },
});
// the picture beside the words: the map is what is looked at
globalStyle(`${chosen} ${card}`, {
  '@media': {
    [`not all and ${media.md}`]: {
      gridTemplateColumns: 'clamp(84px, 30%, 128px) 1fr',
      gridTemplateRows: 'auto',
      boxShadow: '0 6px 24px #14101F40',
    },
  },
});

globalStyle(`${chosen} > p`, {
  '@media': {
    [`not all and ${media.md}`]: {
      justifySelf: 'center',
      padding: `${space(2)} ${space(4)}`,
      fontSize: fontSize[14],
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: radius.full,
    },
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
