import { z } from 'zod'
import { remoteName, remoteVersion } from './releases'

/** `POST /api/client-errors`: a browser's error, without patient data: only message, path and versions. */
export const clientError = z.object({
  message: z.string().max(500),
  source: z.enum(['script', 'remote', 'hydration', 'csp']),
  path: z.string().max(200),
  remote: remoteName.optional(),
  version: remoteVersion.optional(),
  /** Proves that the page was served with this release. Without it the report is logged and not counted. */
  token: z.string().max(100).optional(),
  stack: z.string().max(4000).optional(),
})
