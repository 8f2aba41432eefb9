// Loaded into every process that the stack starts: it ends when the one that started it is gone, also by a crash.
// The parent's id comes with the address, since the parent may be gone before this runs.
const parent = Number(new URL(import.meta.url).searchParams.get('parent'))
const look = setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1_000)
look.unref()
