import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@homecare/cli/run'

const SIZE = '768m'
const CHUNK = Buffer.alloc(1024 * 1024, 1)

/** A disk of limited size in this machine's memory, with an empty folder on it. */
export async function mountSmallDisk(dir: string) {
  await mkdir(dir, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', dir])
  const [data, filler] = [join(dir, 'data'), join(dir, 'filler')]
  await mkdir(data)
  return {
    data,
    /** Leaves no byte free; resolves with what frees them again. */
    async fill(): Promise<() => Promise<void>> {
      const file = await open(filler, 'w')
      try {
        for (;;) await file.write(CHUNK)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        await file.close()
      }
      const { bavail } = await statfs(dir)
      if (bavail > 0) throw new Error(`The disk still has ${bavail} blocks free.`)
      return () => rm(filler)
    },
    unmount: () => run('umount', [dir]),
  }
}
