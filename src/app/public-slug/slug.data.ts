import { replace, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { ApiError } from '../../shared/api/errors.ts';
import { getResolveSlugQueryOptions } from '../../shared/api/generated/endpoints/lookups/lookups.ts';
import { loaderTools } from '../../shared/routing/loader-context.ts';
import { ownAddress, SLUG } from '../../shared/routing/slug-address.ts';
import { slugPages } from './slug-pages.tsx';

export const slugQuery = (slug: string) => getResolveSlugQueryOptions(slug);

/**
 * A public slug: the page of what it stands for, the way to the pages that this has by its id, or the 404 page (R12). This loader waits for the answer, since nothing can be drawn
 * before it is known what the slug stands for.
 */
export async function loader({
  request,
  params,
  pattern,
  context,
}: LoaderFunctionArgs<Readonly<RouterContextProvider>>): Promise<Response | null> {
  const slug = params['slug'] ?? '';
  const own = ownAddress(request.url, slug, (kept) => `/${kept}`);
  if (own !== null) return replace(own);
  if (!SLUG.test(slug)) throw notFound();
  const tools = context.get(loaderTools);
  const client = tools.client();
  const texts = tools.texts(pattern);
  try {
    const found = await client.ensureQueryData(slugQuery(slug));
    const page = slugPages[found.type];
    if (!page) throw notFound();
    if ('addressOf' in page) return replace(page.addressOf(found.id));
    void page.start(client, new URL(request.url).searchParams, found.slug);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 || error.status === 422) throw notFound();
    // no answer is no verdict: the page offers to try again
  }
  await texts;
  return null;
}

// the router makes its own error of a response that a loader throws
const notFound = (): Response => new Response(null, { status: 404 });
