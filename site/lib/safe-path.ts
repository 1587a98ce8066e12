/**
 * Returns a path of this site to return to after sign-in, or undefined. Prevents open redirects: absolute URLs, "//host"
 * and "/\\host" (also with tabs and line breaks, which browsers drop), and paths that resolve to "//host".
 */
export function safePath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith("/")) return undefined;
  const here = "https://here.invalid";
  const url = URL.parse(path, here);
  if (url?.origin !== here || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
