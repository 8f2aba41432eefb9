// Preloaded into every process that the stack starts, and into their children: they exit when the stack's own process is
// gone, even after a crash. The parent's id is in this module's URL, because the parent may exit before this runs.
const parent = Number(new URL(import.meta.url).searchParams.get('parent'))
// A process that doesn't stop after this many signals, for example because it waits for another one that is gone, is killed.
const MAX_SIGTERMS = 15
let sent = 0
const poll = setInterval(() => {
  try {
    process.kill(parent, 0)
  } catch {
    sent += 1
    process.kill(process.pid, sent > MAX_SIGTERMS ? 'SIGKILL' : 'SIGTERM')
  }
}, 1_000)
poll.unref()
