const CRAWLERS =
  /(google|bing|yandex|baidu|duckduck|apple|facebook|twitter|linkedin|petal|semrush|ahrefs)\w*bot|facebookexternalhit|slurp|baiduspider/i;

/** True for a search engine's user agent; a headless browser is a person (R15). */
export const isCrawler = (userAgent: string): boolean => CRAWLERS.test(userAgent);
