import { config } from 'zod';
import { expect, it } from 'vitest';
import './zod-setup.ts';

it('schemas make no code of text', () => expect(config().jitless).toBe(true));
