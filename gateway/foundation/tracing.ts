// OpenTelemetry traces, if OTEL_EXPORTER_OTLP_ENDPOINT is set: one span for each request at the front, each procedure
// and each upstream call. The services continue the trace. Without an endpoint the libraries are not loaded.

/** An open span. */
export type Span = {
  /** Sets the final name, once the route is known. */
  rename(name: string): void;
  set(attributes: Record<string, string | number>): void;
};

export type Tracing = {
  /** Runs `work` in a new span. Spans started inside become its children. */
  within<T>(name: string, work: (span: Span) => Promise<T>): Promise<T>;
  /** Returns the trace headers of an upstream call, so that the service continues the trace. */
  headers(): Record<string, string>;
  /** Sends the remaining spans and stops tracing. */
  close(): Promise<void>;
};

const emptySpan: Span = { rename: () => {}, set: () => {} };
const NO_HEADERS = {};

/** Tracing that does nothing. Used if no endpoint is set. */
export const noTracing: Tracing = {
  within: (_name, work) => work(emptySpan),
  headers: () => NO_HEADERS,
  close: async () => {},
};

/** Starts tracing. The OpenTelemetry libraries read the endpoint and options from the OTEL_ variables. */
export async function startTracing(): Promise<Tracing> {
  const [{ startNodeSdk }, { context, propagation, SpanKind, SpanStatusCode, trace }] = await Promise.all([
    import("@opentelemetry/sdk-node"),
    import("@opentelemetry/api"),
  ]);
  const sdk = startNodeSdk({
    resourceAttributes: { "service.name": "drawcard-shop" },
    metricReaders: [],
    logRecordProcessors: [],
  });
  const tracer = trace.getTracer("drawcard");
  return {
    within: (name, work) =>
      tracer.startActiveSpan(name, { kind: SpanKind.INTERNAL }, async (span) => {
        try {
          return await work({
            rename: (known) => span.updateName(known),
            set: (attributes) => span.setAttributes(attributes),
          });
        } catch (error) {
          // The error's name only: its message may contain user input.
          span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "error" });
          throw error;
        } finally {
          span.end();
        }
      }),
    headers() {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
    close: () => sdk.shutdown(),
  };
}
