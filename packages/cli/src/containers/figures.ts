import { command } from './command'
import type { Compose } from './compose-file'
import { containerName } from './podman'
import { wholeName } from './images'

const LIMIT_MS = 60_000
const MB = 1_000_000

interface Figure {
  container: string
  /** Megabytes of the image that are not the base's. */
  imageMb: number
  /** From the start of the container until its process listens; null for what logs no such line. */
  readySeconds: number | null
  memory: string
}

/** What our own running containers take. */
export async function readFigures(
  program: string,
  { name: project, services }: Compose,
  base: string,
): Promise<Figure[]> {
  const run = (...args: string[]): Promise<string> => command(program, args, { timeoutMs: LIMIT_MS })
  const size = async (image: string): Promise<number> =>
    Number(await run('image', 'inspect', '--format', '{{.Size}}', image)) / MB
  const baseMb = await size(base)
  const figures: Figure[] = []
  for (const [name, { image, build, restart, deploy }] of Object.entries(services)) {
    if (build?.context !== '.' || restart === 'no') continue
    for (let at = 1; at <= deploy.replicas; at += 1) {
      const container = containerName(project, name, at)
      const startedAt = JSON.parse(await run('inspect', '--format', '{{json .State.StartedAt}}', container)) as string
      const imageName = program === 'podman' ? wholeName(image, true) : image
      figures.push({
        container,
        imageMb: (await size(imageName)) - baseMb,
        readySeconds: secondsUntilListening(await run('logs', container), Date.parse(startedAt)),
        memory: (await run('stats', '--no-stream', '--format', '{{.MemUsage}}', container)).split(' / ')[0] ?? '',
      })
    }
  }
  return figures
}

/** From pino's lines: when the process first said that it listens. */
export function secondsUntilListening(log: string, startedAt: number): number | null {
  const line = log.split('\n').find((each) => /"msg":"(?:[^"]* is listening|worker started)"/.test(each))
  const time = /"time":(\d+)/.exec(line ?? '')?.[1]
  return time === undefined ? null : (Number(time) - startedAt) / 1000
}

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ container, imageMb, readySeconds, memory }) => [
    container,
    `${imageMb.toFixed(0)} MB`,
    readySeconds === null ? '–' : `${readySeconds.toFixed(1)} s`,
    memory,
  ])
  const all = [['container', 'image over base', 'ready after', 'memory'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
