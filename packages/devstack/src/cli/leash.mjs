// Loaded into every process that the stack starts, and by theirs: they end when the stack's own process is gone, also
// by a crash. Its id comes with the address, since it may be gone before this runs.
const stack = Number(new URL(import.meta.url).searchParams.get('parent'))
const look = setInterval(() => {
  try {
    process.kill(stack, 0)
  } catch {
    process.kill(process.pid, 'SIGTERM')
  }
}, 1_000)
look.unref()
