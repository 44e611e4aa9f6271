import { describe } from 'vitest';
import { journeys } from './journeys.ts';
import { startWebKit } from './webkit.ts';

describe('WebKit', () => {
  journeys(startWebKit);
});
