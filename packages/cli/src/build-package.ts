import { buildHost, buildRemote } from '@homecare/federation/release'

// A process of its own: webpack keeps a core busy. The front ends that are named are built one after the other.
const [, , ...dirs] = process.argv
for (const dir of dirs.length > 0 ? dirs : [process.cwd()])
  await (dir.endsWith('shell') ? buildHost({ dir }) : buildRemote({ dir }))
