import type { FormEvent, MouseEvent, Ref } from "react";

type Press = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The state of a list. Islands get it from usePagedList; a page without a script sets the first four fields. */
export type ListState = {
  page: number;
  pages: number;
  /** The number of rows on all pages. */
  total: number;
  hrefFor: (page: number) => string;
  status?: "loading" | "failed" | "ready";
  filterValues?: Readonly<Record<string, string | undefined>>;
  /** Errors by the name of their filter. */
  filterErrors?: Readonly<Record<string, string>>;
  /** The URL without filters. `undefined` if no filter is set. */
  clearHref?: string | undefined;
  /** A refresh failed, so the rows may be out of date. */
  isOutdated?: boolean;
  /** Another page is loading. */
  isTurning?: boolean;
  isFetching?: boolean;
  hasMoved?: boolean;
  head?: Ref<HTMLParagraphElement>;
  turn?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  aim?: (page: number) => void;
  filter?: (event: FormEvent<HTMLFormElement>) => void;
  clear?: Press;
  retry?: () => void;
  retryByLink?: Press;
};
