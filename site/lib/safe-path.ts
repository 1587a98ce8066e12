/**
 * A path of this site to go back to after signing in, or nothing. An absolute address would be an open redirect, and so
 * would "//host" or "/\host", with or without the tabs and line breaks that browsers drop from addresses, or what
 * becomes "//host" once its dots are resolved.
 */
export function safePath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith("/")) return undefined;
  const here = "https://here.invalid";
  const url = URL.parse(path, here);
  if (url?.origin !== here || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
