// Shows a notice on the cart page if cookies are turned off, because the cart would then stay empty.

const notice = document.querySelector<HTMLElement>("[data-no-cookies]");
if (notice && !navigator.cookieEnabled) notice.hidden = false;
