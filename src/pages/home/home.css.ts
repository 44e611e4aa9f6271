import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

/** The words and the search beside the picture of a court; on a phone below it. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.brandSoft,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 35rem) minmax(0, 1fr)', minHeight: 'clamp(320px, 44dvh, 480px)' },
  },
});

export const picture = style({
  position: 'relative',
  minHeight: '88px',
  '@media': { [media.sm]: { minHeight: '168px' }, [media.md]: { order: 1 } },
});
globalStyle(`${picture} > *`, { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' });

export const start = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space(5),
  padding: space(5),
  '@media': { [media.sm]: { padding: space(8), gap: space(6) }, [media.md]: { paddingBlock: space(10) } },
});

export const pitch = style({ display: 'grid', gap: space(2) });

export const claim = style({ fontSize: fontSize[28], '@media': { [media.sm]: { fontSize: fontSize[36] } } });

export const subtitle = style({ fontSize: fontSize[18], color: color.muted });

export const steps = style({
  display: 'grid',
  gap: space(4),
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const step = style({ display: 'flex', gap: space(3), alignItems: 'start' });

export const stepIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  color: color.onAccent,
  background: color.accent,
  borderRadius: radius.full,
});

export const quiet = style({ color: color.muted });

/** Four rows of 57 px, and one that leads on to all of them. */
export const competitionsPlace = style({ width: '100%', height: '285px' });
