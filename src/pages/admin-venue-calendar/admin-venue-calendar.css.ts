import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { slide } from '../../shared/ui/chip.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

export const page = style({});

/** A week has use for all of the window. */
globalStyle(`main:has(> ${page}[data-wide])`, { maxWidth: 'none' });

/** The tabs, and at the end of their line the way to close a time. */
export const views = style({ display: 'flex', boxShadow: `inset 0 -1px ${color.line}` });
globalStyle(`${views} > :first-child`, { flex: 1, minWidth: 0 });
export const block = style({ flex: 'none' });

/** One line where there is room. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
});
globalStyle(`${controls} > *`, { minWidth: 0, maxWidth: '100%' });

/** Sports and courts. */
export const filters = style([slide, { display: 'flex', gap: space(4) }]);

export const turner = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) });

export const skeleton = styleVariants({ day: [3], week: [7] }, ([columns]) => ({
  display: 'grid',
  gridTemplateColumns: `3rem repeat(${columns}, minmax(0, 1fr))`,
  gap: space(1),
}));
