import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize } from '../../shared/ui/tokens.ts';

export const facts = style({ color: color.muted, fontSize: fontSize[14] });
