import type { z } from 'zod'

/** Ends the process, after the sentences have been written for its operator to read. */
function refuseToStart(sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** The process's environment, typed; for each variable that is wrong one sentence, and no start. Values are never printed. */
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
