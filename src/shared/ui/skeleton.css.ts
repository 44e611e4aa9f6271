import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { radius } from './tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  maxWidth: '100%',
  background: color.line,
  border: '1px solid transparent',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const skeleton = styleVariants({
  text: [base, { height: '1em', marginBlock: '0.25em', borderRadius: radius.control }],
  box: [base, { borderRadius: radius.card }],
  pill: [base, { borderRadius: radius.full }],
  circle: [base, { borderRadius: '50%' }],
});
