import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../shared/ui/tokens.ts';

export const zone = style({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  padding: space(4),
  border: `1px solid ${color.danger}`,
  borderRadius: radius.card,
});

export const title = style({ fontSize: fontSize[18] });

export const open = style({ selectors: { '&&': { color: color.danger, borderColor: color.danger } } });
