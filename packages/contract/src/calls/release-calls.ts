import { z } from 'zod'
import { registry, releaseResponse, releaseViews, remoteName, remoteVersion } from '../releases'
import { anyone, shell, team } from './access'
import { json, jsonBody, problems, tag } from './parts'

/** The registry, and the calls of teams with their token. */
export const releaseCalls = {
  getRegistry: {
    ...anyone,
    method: 'get',
    path: '/api/remotes',
    ...tag('Releases'),
    responses: { 200: json(registry), ...problems(503) },
  },
  listReleases: {
    ...team,
    method: 'get',
    path: '/api/releases',
    ...tag('Releases'),
    responses: {
      200: json(
        z.object({
          releases: z.array(
            z.object({
              name: z.string(),
              version: z.string(),
              commit: z.string(),
              releasedBy: z.string(),
              releasedAt: z.string(),
              current: z.boolean(),
            }),
          ),
        }),
      ),
      ...problems(401, 503),
    },
  },
  /**
   * Multipart: `manifest` (remote.json as text) and one part `file:<path>` for each of its files. With `expected` (a
   * version, or `none`) it returns 409 if another release is current; with `percent` it is a canary release.
   */
  publishRelease: {
    ...team,
    method: 'post',
    path: '/api/releases',
    ...tag('Releases'),
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z
              .object({ manifest: z.string(), expected: z.string().optional(), percent: z.string().optional() })
              .catchall(z.string().meta({ format: 'binary' })),
          },
        },
      },
    },
    responses: { 200: json(releaseResponse), ...problems(400, 401, 403, 409, 413, 415, 422, 503) },
  },
  /** Removes a remote with its pages and navigation entries from the registry. Its files stay for a day. */
  removeRemote: {
    ...team,
    method: 'post',
    path: '/api/releases/remove',
    ...tag('Releases'),
    request: jsonBody(z.object({ name: remoteName })),
    responses: { 200: json(releaseResponse), ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
  },
  /** The document server's own call, with its token. */
  reportViews: {
    ...shell,
    method: 'post',
    path: '/api/release-views',
    ...tag('Releases'),
    request: jsonBody(releaseViews),
    responses: { 204: { description: 'Counted' }, ...problems(400, 401, 413, 415, 422, 503) },
  },
  rollbackRelease: {
    ...team,
    method: 'post',
    path: '/api/releases/rollback',
    ...tag('Releases'),
    request: jsonBody(z.object({ name: remoteName, version: remoteVersion.optional() })),
    responses: { 200: json(releaseResponse), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
  },
} as const
