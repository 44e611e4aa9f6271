import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, radius, space } from './tokens.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  padding: `${space(10)} ${space(4)}`,
  textAlign: 'center',
});

export const drawing = style({ width: 160, height: 112, color: color.edge, forcedColorAdjust: 'auto' });

export const sentence = style({ maxWidth: '36ch', fontSize: fontSize[18], textWrap: 'balance' });

export const hint = style({ maxWidth: '40ch', marginTop: space(1), color: color.muted, textWrap: 'balance' });

export const errorState = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  padding: space(4),
  border: `1px solid ${color.danger}`,
  borderRadius: radius.card,
  background: color.surface,
});

// Outside the shell, where the app itself could not begin.
globalStyle(`#root > ${errorState}`, { width: 'min(560px, 100% - 32px)', margin: `${space(10)} auto` });

export const errorTitle = style({
  display: 'flex',
  gap: space(2),
  alignItems: 'center',
  fontSize: fontSize[18],
  fontWeight: 600,
  color: color.danger,
});
