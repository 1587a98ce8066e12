// Traces, for operators who collect them (OTEL_EXPORTER_OTLP_ENDPOINT): each call is a span of the trace it came with. Without
// a collector not even the libraries are loaded.
import type { FastifyInstance, FastifyRequest } from "fastify";

export type Tracing = {
  /** Makes a span of every call to this server. */
  follow(app: FastifyInstance): void;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
};

/** Begins to send traces. Where to, and how, the libraries read from the OTEL_ variables themselves. */
export async function startTracing(): Promise<Tracing> {
  const [{ startNodeSdk }, { context, propagation, SpanKind, SpanStatusCode, trace }] = await Promise.all([
    import("@opentelemetry/sdk-node"),
    import("@opentelemetry/api"),
  ]);
  const sdk = startNodeSdk({
    resourceAttributes: { "service.name": "drawcard-services" },
    metricReaders: [],
    logRecordProcessors: [],
  });
  const tracer = trace.getTracer("drawcard");
  return {
    follow(app) {
      const spans = new WeakMap<FastifyRequest, ReturnType<typeof tracer.startSpan>>();
      app.addHook("onRequest", (request, _reply, done) => {
        const from = propagation.extract(context.active(), request.headers);
        const name = request.routeOptions.config.operationId ?? "none";
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, from);
        spans.set(request, span);
        context.with(trace.setSpan(from, span), done);
      });
      app.addHook("onResponse", async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute("http.response.status_code", statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    close: () => sdk.shutdown(),
  };
}
