import type { z } from 'zod'

/** Ends the process after the sentences were written for its operator. */
function refuseToStart(sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Parses the process's environment. Each invalid variable prevents the start with one sentence. Values are never
 * printed.
 */
export function parseEnv<S extends z.ZodObject>(
  schema: S,
  env: Record<string, string | undefined>,
  refuse: (sentences: string[]) => never = refuseToStart,
): z.infer<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(present)
  if (parsed.success) return parsed.data
  const sentences = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    const wrong = name in present ? (message.startsWith('must') ? message : `is wrong: ${message}`) : 'is not set'
    if (!sentences.has(name)) sentences.set(name, `Cannot start: ${name} ${wrong}.`)
  }
  return refuse([...sentences.values()])
}
