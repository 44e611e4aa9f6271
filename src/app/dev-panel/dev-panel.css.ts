import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, layer, radius, space } from '../../shared/ui/tokens.ts';

export const toggle = style({
  position: 'fixed',
  insetInlineEnd: 0,
  bottom: '72px',
  zIndex: layer.skipLink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
});

export const panel = style({
  position: 'fixed',
  insetInlineEnd: space(2),
  top: space(2),
  zIndex: layer.skipLink,
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  width: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
  overflow: 'auto',
  padding: space(3),
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.card,
  fontSize: fontSize[14],
});

export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const row = style({ display: 'flex', alignItems: 'center', gap: space(3) });
export const calls = style({ display: 'grid', gap: space(1), fontSize: fontSize[12], overflowWrap: 'anywhere' });
export const body = style({ overflow: 'auto', maxHeight: '240px', whiteSpace: 'pre-wrap' });
