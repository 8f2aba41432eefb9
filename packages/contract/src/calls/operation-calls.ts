import { z } from 'zod'
import { anyone } from './access'
import { json, problems, tag } from './parts'

/** The calls of operators. */
export const operationCalls = {
  readyz: {
    ...anyone,
    method: 'get',
    path: '/readyz',
    ...tag('Operation'),
    responses: {
      200: json(z.object({ database: z.enum(['up', 'down']), files: z.enum(['up', 'down']) }), 'It can serve'),
      ...problems(503),
    },
  },
} as const
