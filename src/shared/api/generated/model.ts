// Generated from openapi/ by `npm run generate`. Do not edit.
export * from './endpoints/fushaAPI.schemas.ts';
