// Follows draws by their event streams, so that an open page changes with them. Pages also ask in time (ask-again.ts), because streams may be refused.

const FINAL = ["DRAW_PAID", "DRAW_EMAILED"];
// Many pages wait for one draw: their reads are spread over this time.
const SPREAD_MS = 1_000;

/** Calls a function after each change of these draws. Returns a function that ends this. A hidden page follows none. */
export function followStreams(paths: readonly string[], onChange: () => void): () => void {
  const ends = paths.map((path) => followStream(path, () => setTimeout(onChange, SPREAD_MS * Math.random())));
  return () => {
    for (const end of ends) end();
  };
}

function followStream(path: string, onChange: () => void): () => void {
  let source: EventSource | undefined;
  let last: string | undefined;
  const close = () => {
    source?.close();
    source = undefined;
  };
  const connect = () => {
    close();
    if (document.hidden || FINAL.includes(last ?? "")) return;
    source = new EventSource(path);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { status } = JSON.parse(data) as { status: string };
      const isNew = last === undefined ? FINAL.includes(status) : status !== last;
      last = status;
      if (isNew) onChange();
      if (!FINAL.includes(status)) return;
      close();
      // The prizes have news cards.
      void import("./shell/start/refresh-feed.ts").then(({ pollFeed }) => pollFeed());
    };
  };
  connect();
  document.addEventListener("visibilitychange", connect);
  return () => {
    document.removeEventListener("visibilitychange", connect);
    close();
  };
}
