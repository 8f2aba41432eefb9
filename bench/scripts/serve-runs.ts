import { serve } from '@homecare/dev-servers/serve'

/** Serves `run` to the measuring process: each request to `/` runs it once and returns how many ms it took. */
export async function serveRuns(run: (count: number) => Promise<number>): Promise<void> {
  const { port } = await serve((request, response) => {
    const count = Number(new URL(request.url ?? '/', 'http://bench').searchParams.get('count'))
    run(count).then(
      (ms) => response.end(JSON.stringify({ ms })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  console.log(`port ${port}`)
}
