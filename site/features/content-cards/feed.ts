// Enhances the open feed: marks cards as viewed when they scroll into view, and retries a feed that failed to load.

import { gateway } from "#site/lib/gateway/client.ts";
import { onPanel } from "#site/lib/shell/panels/on-panel.ts";
import { pollFeed } from "#site/lib/shell/start/refresh-feed.ts";
import { VISITOR_CHANGE } from "#site/lib/shell/start/visitor.ts";

// Cards that come into view together are reported in one request.
const GATHER_MS = 250;

async function markViewed(ids: string[]) {
  await gateway.contentCards.markViewed.mutate({ ids });
  document.dispatchEvent(new Event(VISITOR_CHANGE));
}

/** Reports cards as they come into view. They keep their "new" badge until the feed is opened again. */
function watch(panel: HTMLElement) {
  const waiting = new Set<string>();
  let timer = 0;
  const send = () => {
    const ids = [...waiting];
    waiting.clear();
    // Cards whose report fails are new again next time.
    if (ids.length > 0) markViewed(ids).catch(() => undefined);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const id = (target as HTMLElement).dataset["card"];
        if (id) waiting.add(id);
      }
      clearTimeout(timer);
      timer = window.setTimeout(send, GATHER_MS);
    },
    { rootMargin: "0px 0px -48px" },
  );
  for (const card of panel.querySelectorAll("[data-card]")) observer.observe(card);
}

function markAll(panel: HTMLElement) {
  const form = panel.querySelector<HTMLFormElement>("[data-feed-mark]");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const ids = new FormData(form).getAll("ids").map(String);
    markViewed(ids).then(
      () => {
        for (const badge of panel.querySelectorAll(".feed__head .badge")) badge.remove();
        form.remove();
        panel.querySelector<HTMLElement>("h1")?.focus();
      },
      // Submit the plain form, whose page shows the error.
      () => form.submit(),
    );
  });
}

onPanel("notifications", (panel) => {
  watch(panel);
  markAll(panel);
  const failed = panel.querySelector<HTMLElement>("[data-feed-failed]");
  if (!failed) return;
  void pollFeed().then((feed) => {
    // The feed has loaded. Open its page, because this panel has only the link to it.
    if (feed && failed.isConnected) failed.querySelector("a")?.click();
  });
});
