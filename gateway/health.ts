import type { Directory } from "./upstream/discover.ts";

/** Whether the gateway can serve, and what is wrong in a line each; not all of that keeps it from serving. */
export type Health = { isReady: boolean; lines: string[] };

const answers = (question: Promise<unknown> | undefined) =>
  question?.then(
    () => true,
    () => false,
  ) ?? true;

/** Asks what the gateway leans on: the directory of the services, and Redis where there is one. */
export async function healthOf(directory: Directory, redis: { ping(): Promise<unknown> } | null): Promise<Health> {
  const [isReady, hasRedis] = await Promise.all([answers(directory.addressOf("main")), answers(redis?.ping())]);
  const lines = [
    ...(isReady ? [] : ["services: discovery does not answer, and has not since this process began"]),
    // No reason to take every front away from the balancer at once: all that needs Redis goes on without it.
    ...(hasRedis ? [] : ["redis: does not answer; this process goes on by itself"]),
  ];
  return { isReady, lines };
}
