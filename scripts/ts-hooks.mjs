// node --import ./scripts/ts-hooks.mjs file.ts: adds the endings that generated code leaves out of its relative imports.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.')) throw error;
      for (const ending of ['.ts', '/index.ts']) {
        try {
          return next(specifier + ending, context);
        } catch {
          // the next ending, then the first error
        }
      }
      throw error;
    }
  },
});
