// Bare node:http: answers every request with the header lines and the body in BENCH_REPLAY.
import { readFileSync } from "node:fs";
import { serveMeasured } from "./measured.ts";

type Replay = { headers: string[]; body: string };

const replay = JSON.parse(readFileSync(process.env["BENCH_REPLAY"] ?? "", "utf8")) as Replay;
const body = Buffer.from(replay.body, "base64");

serveMeasured((_request, response) => {
  response.writeHead(200, replay.headers);
  response.end(body);
});
