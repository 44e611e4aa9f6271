import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontFamily, fontSize, space, weight } from './tokens.ts';

globalStyle(':root', {
  vars: { '--gutter': space(4) },
  '@media': { [media.sm]: { vars: { '--gutter': space(6) } }, [media.lg]: { vars: { '--gutter': space(8) } } },
});
globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  fontFamily,
  lineHeight: 1.5,
  color: color.text,
  background: color.page,
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  overflowWrap: 'break-word',
});
globalStyle('body', { minHeight: '100dvh' });
globalStyle('h1, h2, h3, h4', { lineHeight: 1.2, fontWeight: weight.title, textWrap: 'balance' });
globalStyle('h1', { fontSize: fontSize[28] });
globalStyle('h2', { fontSize: fontSize[22] });
globalStyle('h3', { fontSize: fontSize[18] });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('a', { color: color.brand, textUnderlineOffset: '0.15em' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('table, time, output', { fontVariantNumeric: 'tabular-nums' });
globalStyle('[hidden]', { display: 'none !important' });
// without weight of its own: what draws another ring, or has one around it, says so in any order of the files
globalStyle(':where(:focus-visible)', { outline: `2px solid ${color.brand}`, outlineOffset: 2 });
// What got focus by script (a page, a dialog's title) is announced and is no control: no ring around it.
globalStyle(':is(main, h1, h2)[tabindex="-1"]:focus', { outline: 'none' });
// With classic scrollbars nothing may move when the page grows or a dialog opens; with overlay ones the page is held.
globalStyle(':root', { '@media': { [media.hover]: { overflowY: 'scroll' } } });
globalStyle(':root:has(dialog:modal)', { '@media': { '(hover: none)': { overflow: 'hidden' } } });
globalStyle('*, ::before, ::after, ::backdrop', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
