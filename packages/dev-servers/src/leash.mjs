// Loaded into every process that the stack starts, and by theirs: they end when the stack's own process is gone, also
// by a crash. Its id comes with the address, since it may be gone before this runs.
const stack = Number(new URL(import.meta.url).searchParams.get('parent'))
// One that can't come to an end in good order, since what it waits for is gone too, is ended all the same.
const PATIENCE = 15
let missed = 0
const look = setInterval(() => {
  try {
    process.kill(stack, 0)
  } catch {
    missed += 1
    process.kill(process.pid, missed > PATIENCE ? 'SIGKILL' : 'SIGTERM')
  }
}, 1_000)
look.unref()
