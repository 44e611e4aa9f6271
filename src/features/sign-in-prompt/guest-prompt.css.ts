import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

export const prompt = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  padding: `${space(8)} ${space(5)}`,
  textAlign: 'center',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const title = style({ fontSize: fontSize[18], textWrap: 'balance' });
