import { z } from 'zod'
import { registry, releaseAnswer, remoteName, remoteVersion } from '../releases'
import { json, jsonBody, problems, tag, team } from './parts'

/** The registry and what teams call with their token. */
export const releaseCalls = {
  getRegistry: {
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
  /** Multipart: `manifest` (remote.json as text) and one part `file:<path>` for each of its files. */
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
            schema: z.object({ manifest: z.string() }).catchall(z.string().meta({ format: 'binary' })),
          },
        },
      },
    },
    responses: { 200: json(releaseAnswer), ...problems(400, 401, 403, 409, 413, 415, 422, 503) },
  },
  rollbackRelease: {
    ...team,
    method: 'post',
    path: '/api/releases/rollback',
    ...tag('Releases'),
    request: jsonBody(z.object({ name: remoteName, version: remoteVersion.optional() })),
    responses: { 200: json(releaseAnswer), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
  },
} as const
