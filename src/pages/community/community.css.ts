import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
/** On phones the buttons stand below the name, on wider screens beside it. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(3)} ${space(4)}`,
  alignItems: 'center',
  '@media': { [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const names = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  color: color.muted,
});
/** On phones in a line of their own: who comes online moves nothing to another line. */
export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(3)}`,
  flexBasis: '100%',
  '@media': { [media.sm]: { flexBasis: 'auto' } },
});
export const online = style({ display: 'inline-flex', alignItems: 'center', gap: space(1), color: color.text });
export const actions = style({
  display: 'flex',
  gap: space(2),
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 'auto', alignSelf: 'start' } },
});

/** Only where the facts do not stand beside the feed. */
export const summary = style({ '@media': { [media.md]: { display: 'none' } } });
export const description = style({ whiteSpace: 'pre-line', textWrap: 'pretty', overflowWrap: 'anywhere' });

/** A column of posts that is comfortable to read; what is left of a wide screen goes to what stands beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 720px) minmax(300px, 1fr)' },
  },
});
export const aside = style({
  display: 'none',
  gap: space(5),
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      alignItems: 'start',
      position: 'sticky',
      top: '88px',
    },
  },
});
