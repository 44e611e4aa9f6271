import { describe } from 'vitest';
import { journeys } from './journeys.ts';
import { startFirefox } from './firefox.ts';

describe('Firefox', () => {
  journeys(startFirefox);
});
