import { join } from 'node:path'
import { z } from 'zod'
import { runCommand, type Account } from '../command'
import type { BackupSettings } from '../env'
import { BackupError } from '../backup-error'

export const STANZA = 'homecare'

const infoSchema = z
  .array(
    z.object({
      db: z.array(z.object({ id: z.number(), version: z.string() })),
      archive: z.array(z.object({ max: z.string().nullish() })),
      backup: z.array(
        z.object({
          label: z.string(),
          type: z.string(),
          error: z.boolean().nullish(),
          database: z.object({ id: z.number() }),
          archive: z.object({ start: z.string().nullish() }),
          timestamp: z.object({ start: z.number(), stop: z.number() }),
          info: z.object({ size: z.number() }),
        }),
      ),
      status: z.object({ code: z.number() }),
      repo: z.array(z.object({ status: z.object({ code: z.number(), message: z.string() }) })),
    }),
  )
  .min(1)

/** The status codes of a repository that has no stanza or no backup yet. */
const NO_BACKUP_YET = new Set([1, 2, 3])

/** pgBackRest with our settings; its own configuration file may add to them. */
export function createPgBackRest(settings: BackupSettings, account: Account | undefined) {
  const env = pgBackRestEnv(settings)
  const run = async (args: readonly string[]): Promise<string> => {
    const { code, out, err } = await runCommand('pgbackrest', args, { env, account })
    if (code === 0) return out
    throw explain(err || out, settings)
  }
  return {
    env,
    /** What can be restored of the newest database in the repository; the major version is null before the first backup. */
    async info() {
      const stanza = parseInfo(await run(['info', '--output=json']), settings)
      const status = stanza.repo[0]?.status
      if (status && status.code !== 0 && !NO_BACKUP_YET.has(status.code)) throw explain(status.message, settings)
      const db = stanza.db.at(-1)
      if (!db) return { major: null, backups: [], archiveFolder: null, timeline: '' }
      const backups = stanza.backup
        .filter(({ database, error }) => database.id === db.id && error !== true)
        .map(({ label, type, timestamp, info, archive }) => ({
          ...{ label, type, size: info.size },
          // Each restore begins a new one.
          timeline: timelineOf(archive.start),
          startedAt: new Date(timestamp.start * 1000),
          // From here on a point in time can be restored.
          finishedAt: new Date(timestamp.stop * 1000),
        }))
      return {
        major: db.version,
        backups,
        archiveFolder: join(repositoryPath(settings), 'archive', STANZA, `${db.version}-${db.id}`),
        // That of the database in use: the newest in the archive.
        timeline: timelineOf(stanza.archive.at(-1)?.max),
      }
    },
    createStanza: () => run(['stanza-create']),
    /** Also removes what is older than the retention. */
    backup: (type: 'full' | 'diff') => run(['backup', `--type=${type}`]),
    /** Restores files into an empty folder; Postgres replays the archive when it is started there. */
    restore: (folder: string, { label, to }: { label: string; to: Date | null }) =>
      run([
        'restore',
        `--set=${label}`,
        `--pg1-path=${folder}`,
        ...(to ? ['--type=time', `--target=${toTarget(to)}`, '--target-action=promote'] : ['--type=default']),
      ]),
    version: async () => (await run(['version'])).trim(),
  }
}

export type PgBackRest = ReturnType<typeof createPgBackRest>
export type RepositoryInfo = Awaited<ReturnType<PgBackRest['info']>>
export type DatabaseBackup = RepositoryInfo['backups'][number]

/** The first eight digits of a segment's name. */
const timelineOf = (segment?: string | null): string => segment?.slice(0, 8) ?? ''

function parseInfo(text: string, settings: BackupSettings): z.infer<typeof infoSchema>[number] {
  try {
    const [stanza] = infoSchema.parse(JSON.parse(text))
    if (stanza) return stanza
  } catch (error) {
    // With a wrong key pgBackRest prints what it could not decrypt, which is no JSON.
    if (!(error instanceof SyntaxError)) throw error
  }
  throw explain(text, settings)
}

const repositoryPath = ({ dir }: Pick<BackupSettings, 'dir'>): string => join(dir, 'postgres')

/** `2026-11-23 01:30:00.123+00` */
const toTarget = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

/** The environment of pgBackRest, and of Postgres' `archive_command` and `restore_command`. */
function pgBackRestEnv({ key, keepDays, postgres, searchPath, ...settings }: BackupSettings): Record<string, string> {
  return {
    PATH: searchPath,
    LC_ALL: 'C',
    PGBACKREST_STANZA: STANZA,
    PGBACKREST_REPO1_PATH: repositoryPath(settings),
    PGBACKREST_REPO1_CIPHER_TYPE: 'aes-256-cbc',
    PGBACKREST_REPO1_CIPHER_PASS: key,
    PGBACKREST_REPO1_RETENTION_FULL_TYPE: 'time',
    PGBACKREST_REPO1_RETENTION_FULL: String(keepDays),
    PGBACKREST_PG1_PATH: postgres.data,
    PGBACKREST_PG1_SOCKET_PATH: postgres.socketDir,
    PGBACKREST_PG1_PORT: postgres.port,
    PGBACKREST_PG1_USER: postgres.user,
    PGBACKREST_COMPRESS_TYPE: 'zst',
    PGBACKREST_PROCESS_MAX: '2',
    // After many changes, Postgres archives its log for minutes before a backup is complete.
    PGBACKREST_ARCHIVE_TIMEOUT: '300',
    PGBACKREST_START_FAST: 'y',
    PGBACKREST_LOG_LEVEL_CONSOLE: 'warn',
    PGBACKREST_LOG_LEVEL_FILE: 'off',
    PGBACKREST_LOG_LEVEL_STDERR: 'error',
  }
}

/** Returns the output of pgBackRest as a sentence that says what the operator can do, or else its first error. */
function explain(text: string, { dir, postgres }: Pick<BackupSettings, 'dir' | 'postgres'>): BackupError {
  const known: [RegExp, string][] = [
    [
      /key\/value found outside of section|CryptoError|cipher/i,
      `The database's backup in ${dir} can't be read: BACKUP_KEY is not the key that it was written with, or its files are damaged.`,
    ],
    [
      /VersionNotSupportedError|unexpected control version/,
      `This pgBackRest does not know the Postgres version of ${postgres.data}: install the pgBackRest of the same package source as the server.`,
    ],
    [
      /do not match the database|does not match.*system-id|system-id/,
      `The database in ${postgres.data} is not the one whose backup is in ${dir}: use another BACKUP_DIR for it.`,
    ],
    [
      /WAL segment .* was not archived|archive_mode|archive_command/,
      `Postgres did not hand its log over to ${dir} within five minutes: its archive_command must run pgBackRest with the same BACKUP_DIR and BACKUP_KEY.`,
    ],
    [/No space left|\[ENOSPC\]|error 28/i, `There is no space left. Earlier backups in ${dir} are unchanged.`],
    [
      /unable to find primary cluster|unable to connect|could not connect/,
      `Postgres does not respond at ${postgres.socketDir}, port ${postgres.port}.`,
    ],
    [/Permission denied|\[13\]/, `The account of Postgres may not write into ${dir}.`],
  ]
  const sentence = known.find(([pattern]) => pattern.test(text))?.[1]
  const own = /(?:ERROR: )?(?:\[\d+\]: )?(.+)/.exec(/ERROR:.*/.exec(text)?.[0] ?? text)?.[1] ?? text
  return new BackupError(sentence ? `${sentence} (pgBackRest: ${own.trim()})` : `pgBackRest failed: ${own.trim()}`)
}
