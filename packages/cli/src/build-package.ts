import { buildHost } from '@homecare/federation/release/build-host'
import { buildRemote } from '@homecare/federation/release/build-remote'

// Runs in its own process, since webpack uses a whole core. Builds the given front ends one after the other; one that is alone has
// both cores.
const [, , ...dirs] = process.argv
const inThreads = dirs.length === 1
for (const dir of dirs) await (dir.endsWith('shell') ? buildHost({ dir }) : buildRemote({ dir, inThreads }))
