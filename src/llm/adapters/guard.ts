// The fetch that every provider call goes through (LLM4): redirects are not followed, and an answer that is not a
// stream of events (a login page, a proxy's error page) is refused before anybody parses it.

/** A 200 whose body is no event stream. */
class WrongType extends Error {
  override readonly name = 'WrongType';
}

/** Wraps a fetch. A 3xx comes back as it is and counts as an error status. */
export function guardedFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, { ...init, redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type !== '' && !type.toLowerCase().includes('event-stream')) {
      await response.body?.cancel();
      throw new WrongType(`content type ${type.split(';')[0] ?? ''}`);
    }
    return response;
  };
}
