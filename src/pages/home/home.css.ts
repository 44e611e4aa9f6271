import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

export const hero = style({
  position: 'relative',
  display: 'grid',
  gap: space(5),
  padding: space(5),
  background: color.brandSoft,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [media.tablet]: { padding: space(8), gap: space(6) } },
});

/** A court lies in the corner above the search; the words stay on the plain ground. */
export const picture = style({
  display: 'none',
  '@media': {
    [media.md]: {
      position: 'relative',
      display: 'block',
      gridArea: '1 / 1',
      justifySelf: 'end',
      width: '46%',
      margin: `-${space(8)} -${space(8)} -${space(6)} 0`,
      overflow: 'clip',
    },
  },
});
globalStyle(`${picture} > *`, {
  position: 'absolute',
  top: '-60%',
  left: '-6%',
  width: '124%',
  transform: 'rotate(8deg)',
});

export const pitch = style({
  position: 'relative',
  display: 'grid',
  gap: space(2),
  '@media': { [media.md]: { gridArea: '1 / 1', width: '50%' } },
});

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
