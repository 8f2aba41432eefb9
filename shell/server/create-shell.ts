import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createShellApp, type AppOptions } from './app'
import { createArtifacts } from './artifacts'
import { createAskBff } from './ask-bff'
import { writeOwnFiles } from './own-files'
import { createSite, type SiteOptions } from './site'

const HOUR_MS = 3_600_000

type ShellOptions = Omit<AppOptions, 'site' | 'artifacts' | 'ownFiles'> &
  Omit<SiteOptions, 'askBff' | 'artifacts'> & { pausesMs?: readonly number[] }

/** The document server without its sockets. */
export async function createShell(options: ShellOptions) {
  const { env, build, log } = options
  const askBff = createAskBff(env.BFF_URL)
  await mkdir(join(env.STATE_DIR, 'remotes'), { recursive: true })
  const artifacts = createArtifacts({ ...options, askBff })
  const site = createSite({ ...options, askBff, artifacts })
  const ownFiles = await writeOwnFiles(join(env.STATE_DIR, 'files'), build.files, env.COMPRESSION)
  const removeUnused = async (): Promise<void> => {
    const served = site.current()
    if (served) await artifacts.removeUnused(served.registry, Date.now())
    await ownFiles.removeUnused(Date.now())
  }
  const clean = () =>
    void removeUnused().catch((error: unknown) => log.warn({ reason: String(error) }, 'old files could not be removed'))
  const timer = setInterval(clean, HOUR_MS).unref()
  return {
    app: createShellApp({ ...options, site, artifacts, ownFiles }),
    site,
    async start() {
      await site.start()
      clean()
    },
    stop() {
      site.stop()
      clearInterval(timer)
    },
  }
}
