import type { Engine, EngineName } from './driver'
import { launchFirefox } from './firefox-engine'
import { launchPlaywright } from './playwright-engine'
import { launchWebKit } from './webkit-engine'

export async function launch(name: EngineName, path: string): Promise<Engine> {
  if (path !== '' && name === 'firefox') return launchFirefox(path)
  if (path !== '' && name === 'webkit') return launchWebKit(path)
  return launchPlaywright(name, path)
}
