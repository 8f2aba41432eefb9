interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends WorkerEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}

/** The scope of a service worker. TypeScript's own types of it exclude those of pages. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only workers import this.
export const scope = globalThis as unknown as WorkerScope
