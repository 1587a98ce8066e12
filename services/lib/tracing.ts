// OpenTelemetry traces: each call is a span of the trace it came with. Without OTEL_EXPORTER_OTLP_ENDPOINT the libraries
// are not loaded.
import type { FastifyInstance, FastifyRequest } from "fastify";

export type Tracing = {
  /** Creates a span for every call to this server. */
  follow(app: FastifyInstance): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
};

/** Starts sending traces. The libraries read their OTEL_ variables themselves. */
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
