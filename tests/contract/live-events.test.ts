import { expect, it } from 'vitest';
import { heard } from '../../mocks/rules/shared/nuisance.ts';
import { liveEvents } from '../../src/entities/notification/live/live-events.ts';

// What the mock counts as heard is what the app has a message for (decisions 044 and 051).
it.each(Object.entries(liveEvents))('%s: the mock and the app agree on when it is said', (type, { news, changes }) => {
  const said = changes ? 'with a change' : 'never';
  expect(new Map(Object.entries(heard)).get(type)).toBe(news ? 'always' : said);
});
