import { expect, it } from 'vitest';
import { breakpoints, media } from './breakpoints.ts';

it('[UI-17] the layout may change at 600, 960, 1280, 1920 and 2560 px', () => {
  expect(Object.values(breakpoints)).toEqual([600, 960, 1280, 1920, 2560]);
  expect([media.sm, media.md, media.lg, media.xl, media.xxl]).toEqual(
    Object.values(breakpoints).map((width) => `(min-width: ${width}px)`),
  );
});

it('[UI-16] the tablet layout begins above 768 px', () => expect(media.tablet).toBe('(min-width: 769px)'));
