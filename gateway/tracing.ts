// Traces, for operators who collect them (OTEL_EXPORTER_OTLP_ENDPOINT): one span for a request at the front, for each procedure
// and for each call to a service, which continues the trace. Without a collector not even the libraries are loaded.

/** A span under way. */
export type Span = {
  /** Once it is known what was asked for. */
  rename(name: string): void;
  set(attributes: Record<string, string | number>): void;
};

export type Tracing = {
  /** Does the work within a span; what is begun meanwhile belongs to it. */
  within<T>(name: string, work: (span: Span) => Promise<T>): Promise<T>;
  /** What a call takes along so that its service continues the trace. */
  headers(): Record<string, string>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
};

const nobodysSpan: Span = { rename: () => {}, set: () => {} };
const NO_HEADERS = {};

/** For a shop whose traces nobody collects. */
export const noTracing: Tracing = {
  within: (_name, work) => work(nobodysSpan),
  headers: () => NO_HEADERS,
  close: async () => {},
};

/** Begins to send traces. Where to, and how, the libraries read from the OTEL_ variables themselves. */
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
          // Its name only: words can hold what somebody typed.
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
