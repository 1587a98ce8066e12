import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type Part, untilReady } from "../lib/processes.ts";

export type Fixed = { url: string; stop: () => void };

/** Why nginx cannot be compared. */
export type Missing = { why: string };

const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

/** Starts nginx with one worker and a single reply: these headers (names and values in turn) and this body. */
export async function startNginx(folder: string, headers: readonly string[], body: Buffer): Promise<Fixed | Missing> {
  const port = await freePort();
  const lines = headers.flatMap((name, at) => {
    const isName = at % 2 === 0 && !/^(content-type|content-length|etag|date|connection|keep-alive)$/i.test(name);
    // nginx has no way to write a dollar sign in a value.
    return isName ? [`add_header ${name} ${quoted((headers[at + 1] ?? "").replaceAll("$", ""))};`] : [];
  });
  mkdirSync(join(folder, "html"), { recursive: true });
  writeFileSync(join(folder, "html/page"), body);
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 1000000; sendfile on; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}/html; default_type text/html; try_files /page =404; ${lines.join(" ")} }
  }
}
`,
  );
  const test = spawnSync("nginx", ["-t", "-q", "-c", config, "-p", folder], { encoding: "utf8" });
  if (test.error) return { why: "nginx is not installed" };
  if (test.status !== 0) {
    const [reason = ""] = /(?<=\[emerg\] \S+ ).*/.exec(test.stderr) ?? [];
    return { why: `nginx refuses its configuration (${reason})` };
  }
  const child = spawn("nginx", ["-c", config, "-p", folder], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const nginx: Part = { name: "nginx", child, stop: async () => void child.kill() };
  try {
    await untilReady(url, nginx, 10_000);
  } catch {
    child.kill();
    return { why: "nginx does not start" };
  }
  return { url, stop: () => void nginx.stop() };
}
