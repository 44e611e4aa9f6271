import type { Texts } from './dictionary.types.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    strictKeyChecks: true;
  }
}
