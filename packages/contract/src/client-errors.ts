import { z } from 'zod'

/** `POST /api/client-errors`: what a browser saw go wrong. No patient data: message, place and versions only. */
export const clientError = z.object({
  message: z.string().max(500),
  source: z.enum(['script', 'remote', 'hydration', 'csp']),
  path: z.string().max(200),
  remote: z.string().max(40).optional(),
  version: z.string().max(60).optional(),
  stack: z.string().max(4000).optional(),
})
