import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from '@homecare/cli/containers/command'

const SIZE = '768m'
const LIMIT_MS = 15_000
const CHUNK = Buffer.alloc(1024 * 1024, 1)

export interface SmallDisk {
  /** An empty folder on it. */
  data: string
  /** Leaves no byte free; resolves with what frees them again. */
  fill(): Promise<() => Promise<void>>
  unmount(): Promise<void>
}

/** A disk of limited size in this machine's memory. */
export async function mountSmallDisk(dir: string): Promise<SmallDisk> {
  await mkdir(dir, { recursive: true })
  await command('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', dir], { timeoutMs: LIMIT_MS })
  const [data, filler] = [join(dir, 'data'), join(dir, 'filler')]
  await mkdir(data)
  return {
    data,
    async fill() {
      await writeUntilFull(filler)
      const { bavail } = await statfs(dir)
      if (bavail > 0) throw new Error(`The disk still has ${bavail} blocks free.`)
      return () => rm(filler)
    },
    async unmount() {
      await command('umount', [dir], { timeoutMs: LIMIT_MS })
    },
  }
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (;;) await file.write(CHUNK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
}
