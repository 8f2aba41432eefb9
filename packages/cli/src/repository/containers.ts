import { parse } from 'yaml'

export interface ComposeService {
  image?: string
  build?: { context: string; target: string }
  command?: string[]
  environment?: Record<string, string | number>
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  user?: string
  deploy?: { replicas: string }
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
}

export interface ComposeFile {
  name: string
  services: Record<string, ComposeService>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}

/** The values as Compose passes them on. */
export const envOf = ({ environment = {} }: ComposeService): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]))

/** When Compose goes on with what waits for a service. */
export const expectedCondition = (name: string): string =>
  name === 'migrate' || name.startsWith('release-') ? 'service_completed_successfully' : 'service_healthy'

export const readCompose = (text: string): ComposeFile => parse(text, { merge: true }) as ComposeFile

/** The host's variables in a value, and what happens if one is not set. */
export function interpolations(
  value: string,
): { name: string; onAbsence: 'refuse' | 'default' | 'empty'; fallback: string }[] {
  return [...value.matchAll(/\$\{([A-Z0-9_]+)(?:(:[-?])([^}]*))?\}/g)].map(([, name = '', sign, rest = '']) => ({
    name,
    onAbsence: sign === ':?' ? 'refuse' : sign === ':-' ? 'default' : 'empty',
    fallback: rest,
  }))
}

/** The value that a container gets with all host variables set to sample values. */
export const substitute = (value: string, sampleValue: (name: string) => string): string =>
  value.replaceAll(/\$\{([A-Z0-9_]+)(?::[-?][^}]*)?\}/g, (_, name: string) => sampleValue(name))
