import { buildHost, buildRemote } from '@homecare/federation/release'

// A process of its own for each front end: webpack keeps a core busy, and two may run side by side.
const [dir = process.cwd()] = process.argv.slice(2)
await (dir.endsWith('shell') ? buildHost({ dir }) : buildRemote({ dir }))
