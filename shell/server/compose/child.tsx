import { text } from 'node:stream/consumers'
import { arabicIndic } from '@homecare/texts/digits'
import { confine } from './confine'
import type { ProcessResponse, Task } from './input'
import { renderAreas } from './render-areas'
import { renderFrames } from './render-frames'

// Each task has its own process, confined by the flags of `run.ts`, so no state of a remote's code survives.
const { stdin, stdout, exit } = process
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `runConfined` writes to this process.
const task = JSON.parse(await text(stdin)) as Task
confine()
globalThis.arabicDigits = task.profile.arabicDigits ? arabicIndic : undefined
const answer = await (task.kind === 'areas' ? renderAreas(task) : renderFrames(task)).then(
  (done): ProcessResponse<unknown> => ({ done }),
  (error: unknown): ProcessResponse<unknown> => ({ error: error instanceof Error ? error.message : String(error) }),
)
// A timer of the remote must not keep the process running.
stdout.write(JSON.stringify(answer), () => exit(0))
