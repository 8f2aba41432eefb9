/**
 * Resolves with a sentence when this process is asked to end. Asking again changes nothing: Ctrl-C comes twice, from the
 * terminal and handed on by npm, and the second must not cut short what the first began.
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(`asked to by ${signal}`))
  })
}
