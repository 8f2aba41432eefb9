import type { Engine, EngineName, EnginePaths } from './driver'
import { launchFirefox } from './firefox-engine'
import { launchPlaywright } from './playwright-engine'
import { launchWebKit } from './webkit-engine'

/** Starts an engine when it is first needed, and ends them all together. */
export function createEngines(paths: EnginePaths) {
  const started = new Map<EngineName, Promise<Engine>>()
  return {
    running(name: EngineName): Promise<Engine> {
      const engine = started.get(name) ?? launch(name, paths[name] ?? '')
      started.set(name, engine)
      return engine
    },
    async close(): Promise<void> {
      for (const engine of started.values()) await (await engine).close()
    },
  }
}

async function launch(name: EngineName, path: string): Promise<Engine> {
  if (path !== '' && name === 'firefox') return launchFirefox(path)
  if (path !== '' && name === 'webkit') return launchWebKit(path)
  return launchPlaywright(name, path)
}
