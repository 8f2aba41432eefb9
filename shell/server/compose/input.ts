import type { ProviderProfile } from '@homecare/contract/profile'
import type { Registry } from '@homecare/contract/releases'
import type { PageState, ShellState } from '../../src/state'
import type { PageData } from '../page-data'

/** What the composing process reads from its standard input, as JSON. */
export interface ComposeInput {
  registry: Registry
  /** The folder of each remote's release on disk. */
  dirs: Record<string, string>
  profile: ProviderProfile
  publicUrl: string
  shell: ShellState['shell']
  /** The text of the shell's own stylesheet. */
  shellStyle: string
  data: PageData
}

export interface ComposedPage {
  /** A path; for pages that the browser renders, the route's pattern; `404` for the missing page. */
  path: string
  kind: PageState['kind']
  html: string
  /** What its content security policy has to allow: the hashes of the styles that stand in it. */
  styleHashes: string[]
}
