import { createHash } from 'node:crypto'
import type { RemoteManifest } from '@homecare/contract/releases'
import { getRegistry } from '../release/get-registry'
import { reportToken } from '../release/internal/report-token'
import { publishRelease, type ReleaseInput, type TryPages } from '../release/publish'
import { reportClientError } from '../release/report-client-error'
import { reportViews } from '../release/report-views'
import { ownRemote, rollbackRelease } from '../release/rollback'
import type { TestCtx } from './test-context'

export const artifact = (path: string, text: string, algorithm = 'sha256'): RemoteManifest['files'][number] => ({
  path,
  size: Buffer.byteLength(text),
  contentType: 'text/javascript; charset=utf-8',
  integrity: `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`,
})

interface ReleaseOptions {
  name?: string
  /** Fields of the manifest. */
  changes?: object
  files?: Record<string, string>
}

/** A release that can be published: manifest and files as a team sends them. */
export function releaseOf(
  version: string,
  {
    name = 'site',
    changes = {},
    files = { 'remoteEntry.js': `entry ${version}`, 'server/main.cjs': 'server' },
  }: ReleaseOptions = {},
): { manifest: string; files: Map<string, Buffer> } {
  const manifest = {
    name,
    version,
    contract: 1,
    minApi: 1,
    commit: `c-${version}`,
    entry: 'remoteEntry.js',
    serverEntry: 'server/main.cjs',
    styles: [],
    preload: [],
    routes: [{ path: '/', layout: 'public', prerender: true }],
    navigation: [],
    files: Object.entries(files).map(([path, text]) => artifact(path, text)),
    ...changes,
  }
  const bodies = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const)
  return { manifest: JSON.stringify(manifest), files: new Map(bodies) }
}

/** The actions of teams, document server and browsers, which call the use cases. `context` returns the current test's context. */
export function releaseSteps(context: () => TestCtx) {
  const tokenOf = (version: string, name = 'site') => reportToken(context().settings.secret, { name, version })
  const steps = {
    /** Publishes a release a second later than the previous one, since releases are distinguished by their times. */
    publish(
      version: string,
      {
        tryPages = async () => {},
        name = 'site',
        changes,
        files,
        ...input
      }: ReleaseOptions & Partial<Omit<ReleaseInput, 'files'>> & { tryPages?: TryPages } = {},
    ) {
      context().wait(1000)
      const release = releaseOf(version, { name, ...(changes && { changes }), ...(files && { files }) })
      return publishRelease({ ctx: context(), tryPages, input: { team: name, ...release, ...input } })
    },

    rollback: (version?: string, name = 'site') =>
      rollbackRelease({ ctx: context(), actor: ownRemote(name, name), input: { name, version } }),

    /** Returns the releases of a remote that visitors get: the current one, the previous one and a canary release. */
    async served(name = 'site') {
      const { remotes } = await getRegistry({ ctx: context() })
      const entry = remotes.find((each) => each.name === name)
      return entry && [entry.version, entry.previous?.version ?? null, entry.canary?.manifest.version ?? null]
    },

    views: (version: string, count: number) =>
      reportViews({ ctx: context(), input: { views: [{ name: 'site', version, count }] } }),

    tokenOf,

    /** Reports an error of a release as a browser at an IP address does. */
    report: (version: string, from: string, token: string | undefined = tokenOf(version)) =>
      reportClientError({
        ctx: context(),
        input: { message: 'it broke', source: 'script', path: '/', remote: 'site', version, token, from },
      }),

    /** Reports an error of a release from several browsers, each with its own IP address. */
    async fail(version: string, times: number) {
      for (let n = 0; n < times; n++) await steps.report(version, `10.0.0.${n}`)
    },

    errorsOf: async (version: string) =>
      (await context().db.releaseHealth.findMany({ where: { version } })).reduce((sum, { errors }) => sum + errors, 0),

    history: async (name = 'site') =>
      (
        await context().db.auditEntry.findMany({
          where: { subjectType: 'remote', subjectId: name },
          orderBy: { id: 'asc' },
        })
      ).map(({ actor, action, detail }) => [actor, action, detail] as const),
  }
  return steps
}
