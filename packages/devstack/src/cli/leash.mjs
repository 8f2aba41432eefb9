// Loaded into every process that the stack starts: it ends when the one that started it is gone, also by a crash.
const parent = process.ppid
const look = setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1_000)
look.unref()
