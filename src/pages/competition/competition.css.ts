import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });

/** On phones crest and name stand above the rest, on wider screens the buttons beside them. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"crest names" "facts facts" "actions actions"',
  gap: `${space(3)} ${space(4)}`,
  alignItems: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"crest names actions" "crest facts facts"',
      rowGap: space(2),
    },
  },
});
globalStyle(`${header} > :first-child`, { gridArea: 'crest' });
export const names = style({ gridArea: 'names', display: 'grid', gap: space(1), minWidth: 0 });
export const kind = style({ color: color.muted });
export const title = style({ overflowWrap: 'anywhere' });
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  fontSize: fontSize[14],
  color: color.muted,
});
/** An icon and one fact. */
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) });
globalStyle(`${header} strong`, { color: color.text });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${page} > nav`, { '@media': { [media.print]: { display: 'none' } } });
