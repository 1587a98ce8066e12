// What is compared, and where its differences are reported.
import type { Document, Operation } from "../../generate/document.ts";
import type { CallKind, Direction, ValueKind } from "./kinds.ts";
import type { Node } from "./node.ts";

export type Placed = { document: Document; path: string; method: string; operation: Operation };

export type Report = {
  direction: Direction;
  found(kind: ValueKind, place: string, words: string): void;
  /** Called for two named schemas. They are compared once, however many operations use them. */
  met(before: Node, after: Node): void;
};

export type CallReport = {
  found(kind: CallKind, place: string, words: string): void;
  /** Reports differences of a shared part once, under its own name. */
  shared(kind: CallKind, place: string, words: string): void;
  of(direction: Direction): Report;
};
