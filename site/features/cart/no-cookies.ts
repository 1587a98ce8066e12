// A browser that keeps no cookies is told so where it matters: its cart stays empty, whatever is added.

const notice = document.querySelector<HTMLElement>("[data-no-cookies]");
if (notice && !navigator.cookieEnabled) notice.hidden = false;
