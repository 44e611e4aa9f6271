import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

/** Among the messages: as wide, and the only part of their region that takes presses. */
export const card = style({
  display: 'grid',
  gap: space(3),
  width: 'min(560px, 100%)',
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: '0 6px 24px #14101F40',
  pointerEvents: 'auto',
});

export const what = style({ display: 'flex', alignItems: 'start', gap: space(3), minWidth: 0 });

export const icon = style({ flex: 'none', height: '1lh', color: color.brand });

export const texts = style({ display: 'grid', gap: space(1), minWidth: 0 });

export const title = style({ fontSize: fontSize[18] });

export const quiet = style({ color: color.muted, textWrap: 'pretty' });

export const steps = style({ display: 'grid', gap: space(2), marginTop: space(2) });

/** Its icon is as Safari draws it, before the name of the button. */
export const step = style({ display: 'flex', alignItems: 'start', gap: space(2) });

export const stepIcon = style({ flex: 'none', height: '1lh', color: color.brand });

/** On a phone the main action takes what the other leaves. */
export const actions = style({ display: 'flex', gap: space(2), '@media': { [media.sm]: { justifyContent: 'end' } } });

export const main = style({ flex: 1, '@media': { [media.sm]: { flex: 'none' } } });
