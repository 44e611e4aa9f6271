import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

export const hero = style({
  position: 'relative',
  display: 'grid',
  gap: space(5),
  padding: space(3),
  background: color.brandSoft,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [media.tablet]: { padding: space(8), gap: space(6) } },
});

/** A court lies in the corner; the words stay on the plain ground. */
export const picture = style({
  position: 'absolute',
  insetInlineEnd: '-6%',
  top: '-20%',
  width: '46%',
  transform: 'rotate(8deg)',
  borderRadius: radius.card,
  overflow: 'clip',
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
});

export const pitch = style({
  position: 'relative',
  display: 'grid',
  gap: space(2),
  '@media': { [media.md]: { maxWidth: '50%' } },
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

export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const memberTitle = style({ fontSize: fontSize[22] });
