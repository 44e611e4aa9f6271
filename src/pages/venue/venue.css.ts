import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

/** One column on phones; above 960 px the facts stand beside the times. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start', columnGap: space(8) },
  },
});

/** Wide screens: the picture above the times, the words above the facts. */
export const header = style({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  '@media': {
    [media.md]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', columnGap: space(8), alignItems: 'center' },
  },
});
export const intro = style({ display: 'grid', gap: space(3), minWidth: 0 });

export const cover = style({
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '320px',
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [media.sm]: { aspectRatio: '3 / 1', maxHeight: '260px' } },
});

export const photos = style({
  minWidth: 0,
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
});
export const photo = style({
  flex: 'none',
  width: 'min(100%, 480px)',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  overflow: 'clip',
  scrollSnapAlign: 'start',
});

export const place = style({ display: 'flex', alignItems: 'center', gap: space(1), color: color.muted });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignContent: 'start',
});
export const start = style({ justifySelf: 'start' });

export const courts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
export const court = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
/** One line of an answer to come. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const brief = style({ marginTop: space(1), fontSize: fontSize[14], color: color.muted });
export const closed = style({ color: color.muted });
export const full = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
export const problem = style({ padding: space(4), background: color.dangerSoft, borderRadius: radius.card });

export const about = style({ display: 'grid', gap: space(6), minWidth: 0 });
export const rules = style({ display: 'grid', gap: space(2) });
export const rule = style({ display: 'flex', gap: space(2) });
export const ruleIcon = style({ flex: 'none', marginTop: '3px', color: color.success });
export const description = style({ whiteSpace: 'pre-line' });
export const facts = style({ display: 'grid', gap: space(3) });
export const term = style({ fontSize: fontSize[14], color: color.muted });
export const value = style({ margin: 0 });
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontVariantNumeric: 'tabular-nums',
});
export const missing = style({ textAlign: 'center' });
