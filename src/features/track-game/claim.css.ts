import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

const edge = (side: 'top' | 'right' | 'bottom' | 'left') => `max(${space(4)}, env(safe-area-inset-${side}))`;

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'center',
  gap: space(6),
  minHeight: '100dvh',
  maxWidth: '520px',
  marginInline: 'auto',
  // on a desk nothing has to lie under a thumb
  '@media': { [media.md]: { gridTemplateRows: 'auto auto auto', alignContent: 'center' } },
  padding: `${edge('top')} ${edge('right')} ${edge('bottom')} ${edge('left')}`,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space(2), marginInlineStart: `-${space(3)}` });
export const title = style({ fontSize: fontSize[18] });
export const game = style({ display: 'grid', gap: space(4) });
export const offer = style({ display: 'grid', gap: space(4) });
export const text = style({ color: color.muted, textWrap: 'pretty' });
export const who = style({ display: 'grid', gap: space(1) });
