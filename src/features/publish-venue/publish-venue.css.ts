import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

export const publication = style({
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const done = style({ display: 'flex', alignItems: 'start', gap: space(2), color: color.muted });

export const doneIcon = style({ flex: 'none', marginTop: '0.2em', color: color.success });
