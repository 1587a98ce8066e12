// Reads the plans of the statements that a piece of work sends to Postgres.
import { CompiledQuery } from "kysely";
import pg from "pg";
import { vi } from "vitest";
import type { Tx } from "#services/lib/handlers.ts";

export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
};

export type Statement = { text: string; values: unknown[] };

/** Rows that a plan read, those it threw away included. */
export const rowsRead = (node: PlanNode): number =>
  node["Actual Loops"] * (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);

/** Returns the statements that `work` sends, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return spy.mock.calls.map(([query, values]): Statement => {
      const { text = query, values: own = values } = query as unknown as Partial<Statement>;
      return { text: String(text), values: (own ?? []) as unknown[] };
    });
  } finally {
    spy.mockRestore();
  }
}

/** Runs a statement again and returns its plan with the rows that each step really had. */
export async function explain(tx: Tx, { text, values }: Statement): Promise<PlanNode> {
  const { rows } = await tx.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, values),
  );
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!plan) throw new Error(`no plan for ${text}`);
  return plan.Plan;
}
