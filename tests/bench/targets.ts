/** A measured page and how to detect its content. */
export interface Target {
  name: string;
  url: string;
  /** Selector of the main content. */
  content: string;
}

const CARDS = 'main li a[href*="/venue/"]';

/** The bare page first: other figures are relative to it. */
export async function targets(floor: string, app: string): Promise<[Target, ...Target[]]> {
  return [
    { name: 'bare page', url: `${floor}/app/venues`, content: CARDS },
    { name: '/venues', url: `${app}/app/venues`, content: 'main a[href*="/venue/"]' },
    { name: '/venue/{slug}', url: `${app}/app/venue/${await firstSlug(app)}`, content: 'main h1' },
    { name: '/bookings', url: `${app}/app/bookings`, content: 'main :is(h1, h2)' },
  ];
}

async function firstSlug(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/venues?page=1&per_page=1&module=base`);
  const body: unknown = await response.json();
  const slug = /"slug":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  if (!slug) throw new Error(`the mock backend lists no venue (${response.status})`);
  return slug;
}
