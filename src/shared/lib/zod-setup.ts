import { config } from 'zod';

// The content security policy refuses code made of text, and zod decides how to parse when a schema is made:
// every chunk that holds schemas imports this file before them.
config({ jitless: true });
