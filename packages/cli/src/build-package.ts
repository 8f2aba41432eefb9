import { buildHost } from '@homecare/federation/release/build-host'
import { buildRemote } from '@homecare/federation/release/build-remote'

// Runs in its own process, since webpack uses a whole core. Builds the given front ends one after the other.
const [, , ...dirs] = process.argv
for (const dir of dirs.length > 0 ? dirs : [process.cwd()])
  await (dir.endsWith('shell') ? buildHost({ dir }) : buildRemote({ dir }))
