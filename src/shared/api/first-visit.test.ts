import { beforeEach, describe, expect, it, vi } from 'vitest';

const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);
/** Its own copy for each test: what was sent early is kept in the module. */
const load = async () => {
  vi.resetModules();
  return import('./first-visit.ts');
};

describe('an early request', () => {
  beforeEach(() => network.mockReset().mockImplementation(async () => new Response('late')));

  it('is taken up once, and sent again after that', async () => {
    const { sendEarly, fetchOrTake } = await load();
    network.mockResolvedValueOnce(new Response('early'));
    void sendEarly('/api/x', 'sq-AL');
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

describe('the first page', () => {
  it('is being loaded from the start script until it is shown, and what waits for it is told', async () => {
    const { startFirstVisit, endFirstVisit, isFirstPageShown, subscribeToFirstPage } = await load();
    expect(isFirstPageShown()).toBe(true);
    startFirstVisit();
    expect(isFirstPageShown()).toBe(false);
    const told = vi.fn<() => void>();
    const stop = subscribeToFirstPage(told);
    endFirstVisit();
    expect([isFirstPageShown(), told.mock.calls.length]).toEqual([true, 1]);
    stop();
    endFirstVisit();
    expect(told).toHaveBeenCalledOnce();
  });
  it('waits for an answer only if it was asked for early, taken or not, and not once it is shown', async () => {
    const { startFirstVisit, endFirstVisit, isAnswerDue, sendEarly, fetchOrTake } = await load();
    startFirstVisit();
    expect(isAnswerDue()).toBe(false);
    network.mockResolvedValue(new Response('early'));
    void sendEarly('/api/x', 'en-US');
    expect(isAnswerDue()).toBe(true);
    await fetchOrTake('/api/x');
    expect(isAnswerDue()).toBe(true);
    endFirstVisit();
    expect(isAnswerDue()).toBe(false);
  });
  it('leaves no early answer behind', async () => {
    const { endFirstVisit, sendEarly, fetchOrTake } = await load();
    network.mockResolvedValueOnce(new Response('early')).mockResolvedValueOnce(new Response('late'));
    void sendEarly('/api/x', 'en-US');
    endFirstVisit();
    expect(await (await fetchOrTake('/api/x')).text()).toBe('late');
  });
});
