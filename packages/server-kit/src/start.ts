export interface Tracing {
  /** Sends what is not sent yet. */
  stop(): Promise<void>
}

interface TracingOptions {
  /** Where an OpenTelemetry collector takes OTLP over HTTP, `http://collector:4318`; nothing is traced without one. */
  endpoint: string | undefined
  /** The process's name in traces. */
  process: string
}

/** Loads OpenTelemetry's SDK only where traces are wanted. */
export async function startTracing({ endpoint, process }: TracingOptions): Promise<Tracing | undefined> {
  if (!endpoint) return undefined
  const { startSdk } = await import('./sdk')
  return startSdk({ endpoint, process })
}
