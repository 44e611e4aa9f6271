import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

const edge = (steps: number, side: 'top' | 'right' | 'bottom' | 'left') =>
  `max(${space(steps)}, env(safe-area-inset-${side}))`;

/** The whole screen, to its edges: head, score, log, and what is pressed within reach of a thumb. */
export const board = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gap: space(2),
  height: '100dvh',
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: `${edge(1, 'top')} ${edge(2, 'right')} ${edge(2, 'bottom')} ${edge(2, 'left')}`,
  // a phone on its side, or large text: the page scrolls, and nothing is cut
  '@media': { '(max-height: 560px)': { height: 'auto', minHeight: '100dvh' } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space(2), minHeight: target });
export const iconLink = style({
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  color: color.text,
});
export const tools = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });
export const unsent = style({
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.full,
  background: color.warningSoft,
  color: color.warning,
  fontSize: fontSize[14],
  fontWeight: weight.strong,
});

export const score = style({ display: 'grid', justifyItems: 'center', gap: space(1), textAlign: 'center' });
export const name = style({
  fontSize: fontSize[14],
  fontWeight: weight.medium,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: `0 ${space(4)}`,
  fontVariantNumeric: 'tabular-nums',
});
export const goals = style({
  fontSize: '3.5rem',
  fontWeight: weight.title,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { fontSize: '5rem' } },
});
export const points = style({ fontSize: fontSize[28], fontWeight: weight.title, color: color.brand });
export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: fontSize[28],
  fontWeight: weight.strong,
  selectors: { '&[data-stopped]': { color: color.muted } },
});
export const part = style({ minHeight: '1.5em', fontSize: fontSize[14], color: color.muted });

export const log = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
  minHeight: '120px',
  overflowY: 'auto',
  '@media': { '(max-height: 560px)': { overflowY: 'visible' } },
});

/** On a phone the game's own buttons lie under the two sides; beside them where there is room. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateAreas: '"home away" "moment moment"',
  gap: space(2),
  '@media': {
    [media.md]: {
      gap: space(6),
      gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 320px) minmax(0, 1fr)',
      gridTemplateAreas: '"home moment away"',
      alignItems: 'center',
    },
  },
});
export const home = style({ gridArea: 'home', minWidth: 0 });
export const away = style({ gridArea: 'away', minWidth: 0 });
export const moment = style({ gridArea: 'moment', display: 'grid', gap: space(1) });
export const clockButtons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) });
export const start = style({ display: 'grid', gap: space(2) });
export const question = style({ justifyContent: 'center', alignItems: 'center', fontWeight: weight.strong });

export const refused = style({ display: 'grid', gap: space(2) });
export const refusedTitle = style({ fontSize: fontSize[16], fontWeight: weight.strong, color: color.danger });
