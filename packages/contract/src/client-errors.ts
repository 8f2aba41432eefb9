import { z } from 'zod'
import { remoteName, remoteVersion } from './releases'

/** `POST /api/client-errors`: what a browser saw go wrong. No patient data: message, place and versions only. */
export const clientError = z.object({
  message: z.string().max(500),
  source: z.enum(['script', 'remote', 'hydration', 'csp']),
  path: z.string().max(200),
  remote: remoteName.optional(),
  version: remoteVersion.optional(),
  /** The page's proof that it was served with this release; without it the report is logged, and counts for nothing. */
  token: z.string().max(100).optional(),
  stack: z.string().max(4000).optional(),
})
