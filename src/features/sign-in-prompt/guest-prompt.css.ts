import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

export const prompt = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  maxWidth: '736px',
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const title = style({ fontSize: fontSize[22] });
