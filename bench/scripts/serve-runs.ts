import { createServer } from 'node:http'

/** Serves `run` to the measuring process: each request to `/` runs it once and returns how many ms it took. */
export function serveRuns(run: (count: number) => Promise<number>): void {
  const server = createServer((request, response) => {
    const count = Number(new URL(request.url ?? '/', 'http://bench').searchParams.get('count'))
    run(count).then(
      (ms) => response.end(JSON.stringify({ ms })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as { port: number }).port}`))
}
