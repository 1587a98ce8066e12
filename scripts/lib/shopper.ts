// An HTTP client that acts like a browser without JavaScript: keeps cookies, opens pages, calls procedures.

export type Shopper = {
  /** Opens a page and follows up to four redirects. */
  openPage: (path: string) => Promise<{ status: number; url: string; html: string }>;
  /** Calls a procedure, with GET for queries and POST for mutations. */
  query: <T>(procedure: string, input?: object) => Promise<T>;
  mutate: <T>(procedure: string, input: object) => Promise<T>;
};

/** Creates a shopper without cookies. With several origins, requests alternate between them. */
export function createShopper(...origins: [string, ...string[]]): Shopper {
  const cookies = new Map<string, string>();
  let requests = 0;

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "sec-fetch-site": "same-origin", "accept-encoding": "identity", ...init.headers };
    const origin = origins[requests++ % origins.length];
    const { pathname, search } = new URL(path, origin);
    const response = await fetch(new URL(pathname + search, origin), { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  async function answerOf<T>(procedure: string, response: Response): Promise<T> {
    const answer = (await response.json()) as { result?: { data: T }; error?: { message: string } };
    if (!answer.result) throw new Error(`${procedure} failed: ${answer.error?.message}`);
    return answer.result.data;
  }

  return {
    async openPage(path) {
      for (let url = path, hops = 0; hops < 5; hops += 1) {
        const response = await send(url);
        const location = response.headers.get("location");
        if (!location) return { status: response.status, url, html: await response.text() };
        url = location;
      }
      throw new Error(`${path} redirects too often`);
    },
    async query(procedure, input) {
      const search = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
      return answerOf(procedure, await send(`/trpc/${procedure}${search}`));
    },
    async mutate(procedure, input) {
      const headers = { "content-type": "application/json", "x-drawcard": "1" };
      return answerOf(
        procedure,
        await send(`/trpc/${procedure}`, { method: "POST", headers, body: JSON.stringify(input) }),
      );
    },
  };
}
