import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColorToken, crestGrounds, dark, light } from './palette.ts';

const grounds: ColorToken[] = ['page', 'surface'];
const softs: ColorToken[] = ['brandSoft', 'neutralSoft', 'successSoft', 'dangerSoft', 'warningSoft', 'infoSoft'];
const tones: ColorToken[] = ['brand', 'success', 'danger', 'warning', 'info'];

const pairs = (texts: ColorToken[], backs: ColorToken[]) =>
  texts.flatMap((text) => backs.map((back): [ColorToken, ColorToken] => [text, back]));

/** AAA: what is read at a court in sunlight. */
const body = [
  ...pairs(['text', 'muted'], grounds),
  ...pairs(['text'], softs),
  ...pairs(['onAccent'], ['accent']),
  ...pairs(['onBrand'], ['brand', 'brandHover']),
];
/** AA: coloured texts, buttons, statuses. */
const texts = [
  ...pairs(tones, grounds),
  ...pairs(['brandHover', 'dangerHover'], grounds),
  ...pairs(['brand'], ['brandSoft', 'neutralSoft']),
  ...pairs(['muted'], softs),
  ...pairs(['onDanger'], ['danger', 'dangerHover']),
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
] satisfies [ColorToken, ColorToken][];
/** Edges of controls, the focus ring and state marks. */
const edges = [...pairs(['edge', 'brand', 'danger'], [...grounds, 'brandSoft', 'neutralSoft'])];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, palette) => {
  test.each(body)('%s on %s reaches 7:1', (text, back) => {
    expect(contrast(palette[text], palette[back])).toBeGreaterThanOrEqual(7);
  });
  test.each(texts)('%s on %s reaches 4.5:1', (text, back) => {
    expect(contrast(palette[text], palette[back])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edges)('%s beside %s reaches 3:1', (edge, back) => {
    expect(contrast(palette[edge], palette[back])).toBeGreaterThanOrEqual(3);
  });
});

test.each(crestGrounds)('white initials on %s reach 4.5:1', (ground) => {
  expect(contrast('#FFFFFF', ground)).toBeGreaterThanOrEqual(4.5);
});

test('the formula gives the known extremes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#123456', '#123456')).toBe(1);
});
