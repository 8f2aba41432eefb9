import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownSecrets } from '@homecare/federation/parse'
import { metricsEnv, origin, parseEnv, port, processEnv } from '@homecare/server-kit/env'
import { z } from 'zod'

const schema = z
  .object({
    ...processEnv,
    ...metricsEnv,
    PORT: port(3000),
    /** Where the API is, for the registry, the files of releases and data of pages; in production the edge's inner address. */
    BFF_URL: origin.default('http://127.0.0.1:3001'),
    PUBLIC_URL: origin.optional(),
    /** The path of the provider profile, a JSON file. */
    PROVIDER_PROFILE: z.string(),
    /** The folder of the last good registry, artifacts and pages, for the next start. */
    STATE_DIR: z.string().default(join(tmpdir(), 'homecare-shell')),
    /** The gateway's URL, to which booking pages post their payment form. */
    CCAVENUE_TRANSACTION_URL: origin.optional(),
    /**
     * The token with which the BFF and this server authenticate to one another, for trials and server builds. During a
     * rotation `new,old`: the first is sent, all are accepted.
     */
    SHELL_TOKEN: ownSecrets,
    /** How pages and files are compressed before they are served; `fast` is for tests, where nobody waits for bytes. */
    COMPRESSION: z.enum(['best', 'fast'], 'must be best or fast').default('best'),
    /** `off` removes the page "You are offline" and its worker from every device that visits the site. */
    OFFLINE_PAGE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'must be set in production',
  })

export type ShellEnv = ReturnType<typeof readShellEnv>

/** The settings of the document server. */
export function readShellEnv(source: NodeJS.ProcessEnv = process.env) {
  const env = parseEnv(schema, source)
  return { ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}` }
}
