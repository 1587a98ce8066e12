// Services with content files of their own.
import { afterAll, beforeAll } from "vitest";
import { contentFolder } from "#tests/content-folder.ts";
import { openServices, type Services, testEnv } from "./open-services.ts";

/** Returns the services of a test file, with these content files. */
export function servicesWithContent(files: Record<string, string>): Services {
  const services = {} as Services;
  const { folder, remove } = contentFolder(files);
  beforeAll(async () => {
    Object.assign(services, await openServices({ env: testEnv({ contentDir: folder }) }));
  });
  afterAll(async () => {
    await services.close?.();
    remove();
  });
  return services;
}
