import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize } from '../../shared/ui/tokens.ts';

export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
