/**
 * Resolves with a sentence on the first SIGINT or SIGTERM and ignores further ones: Ctrl-C arrives twice, from the terminal
 * and forwarded by npm, and the second must not interrupt the shutdown.
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => resolve(`stop requested by ${signal}`))
  })
}
