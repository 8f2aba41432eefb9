import { remoteNames } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'
import { CONTRACT } from '@homecare/federation/contract'
import { variantOf } from './variant'

export interface Contracts {
  shell: number
  remotes: number
}

export const OWN_CONTRACTS: Contracts = { shell: CONTRACT, remotes: CONTRACT }
export const NUMBERS = [CONTRACT - 1, CONTRACT, CONTRACT + 1]

/** Every pair of a shell and its remotes that a deployment can pass through. */
export const PAIRS: Contracts[] = NUMBERS.flatMap((shell) =>
  NUMBERS.filter((remotes) => remotes === shell || remotes === shell - 1).map((remotes) => ({ shell, remotes })),
)

export const nameOf = ({ shell, remotes }: Contracts): string => `shell of contract ${shell}, remotes of ${remotes}`

/** Builds that say they have these numbers, for a system of their own. */
export async function buildsOf({ shell, remotes }: Contracts) {
  if (shell === CONTRACT && remotes === CONTRACT) return {}
  const dirs = new Map<string, string>()
  for (const name of remoteNames()) dirs.set(name, (await variantOf(name, { manifest: { contract: remotes } })).dir)
  return {
    remoteDirOf: (name: string) => dirs.get(name) ?? '',
    shellArgs: [...TSX, 'e2e/team/shell-of-contract.ts', String(shell)],
  }
}
