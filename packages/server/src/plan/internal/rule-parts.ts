import type { Prisma } from '../../generated/prisma/client'

/** What a rule is shown with and charged by. */
export const ruleParts = {
  nurse: true,
  quoteLine: { include: { quote: { include: { lines: true } } } },
  tasks: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.PlanRuleInclude

export type PlanRuleWithParts = Prisma.PlanRuleGetPayload<{ include: typeof ruleParts }>
