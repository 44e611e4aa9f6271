import { beforeEach, describe, expect, it, vi } from 'vitest';

const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);
/** Its own copy for each test: what was sent early is kept in the module. */
const load = async () => {
  vi.resetModules();
  return import('./early.ts');
};

describe('an early request', () => {
  beforeEach(() => network.mockReset().mockImplementation(async () => new Response('late')));

  it('is taken up once, and sent again after that', async () => {
    const { sendEarly, fetchOrTake, wasSentEarly } = await load();
    network.mockResolvedValueOnce(new Response('early'));
    expect(wasSentEarly()).toBe(false);
    void sendEarly('/api/x', 'sq-AL');
    expect(wasSentEarly()).toBe(true);
    expect(network).toHaveBeenCalledExactlyOnceWith('/api/x', {
      headers: { Accept: 'application/json', 'Accept-Language': 'sq-AL' },
    });
    expect(await (await fetchOrTake('/api/x')).text()).toBe('early');
    expect(await (await fetchOrTake('/api/x')).text()).toBe('late');
  });
  it('answers no other address', async () => {
    const { sendEarly, fetchOrTake } = await load();
    network.mockResolvedValueOnce(new Response('early'));
    void sendEarly('/api/x', 'en-US');
    expect(await (await fetchOrTake('/api/y')).text()).toBe('late');
  });
  it('answers nobody who has a token', async () => {
    const { sendEarly, fetchOrTake } = await load();
    network.mockResolvedValueOnce(new Response('early'));
    void sendEarly('/api/x', 'en-US');
    expect(await (await fetchOrTake('/api/x', { headers: { Authorization: 'Bearer t' } })).text()).toBe('late');
  });
  it('that failed fails for the one who takes it, and is sent again at the next try', async () => {
    const { sendEarly, fetchOrTake } = await load();
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    void sendEarly('/api/x', 'en-US');
    await expect(fetchOrTake('/api/x')).rejects.toThrow('Failed to fetch');
    expect(await (await fetchOrTake('/api/x')).text()).toBe('late');
  });
  it("ends with the client's time limit", async () => {
    const { sendEarly, fetchOrTake } = await load();
    network.mockReturnValueOnce(new Promise(() => {}));
    void sendEarly('/api/x', 'en-US');
    const limit = new AbortController();
    const answer = fetchOrTake('/api/x', { signal: limit.signal });
    limit.abort(new Error('too long'));
    await expect(answer).rejects.toThrow('too long');
  });
});
