import { z } from 'zod'

const text = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .optional()

/** The `report-uri` form, and one entry of the `report-to` form. */
const legacy = z.object({
  'csp-report': z.object({ 'document-uri': text(500), 'violated-directive': text(100), 'blocked-uri': text(500) }),
})
const modern = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: text(500), effectiveDirective: text(100), blockedURL: text(500) }),
})

const MOST = 5

export interface Violation {
  message: string
  path: string
}

/**
 * Reads what a browser blocked: directive, origin and source position. Queries and samples are left out, since both may
 * name a patient.
 */
export function readViolations(report: unknown): Violation[] {
  const found = (Array.isArray(report) ? report : [report]).slice(0, MOST).flatMap((entry) => {
    const legacyReport = legacy.safeParse(entry)
    if (legacyReport.success) {
      const {
        'document-uri': page,
        'violated-directive': rule,
        'blocked-uri': blocked,
      } = legacyReport.data['csp-report']
      return [{ page, rule, blocked }]
    }
    const { data } = modern.safeParse(entry)
    return data
      ? [{ page: data.body.documentURL, rule: data.body.effectiveDirective, blocked: data.body.blockedURL }]
      : []
  })
  return found.map(({ page, rule, blocked }) => ({
    message: `${rule ?? 'a rule'} refused ${placeOf(blocked) || 'something'}`,
    path: URL.canParse(page ?? '') ? new URL(page ?? '').pathname.slice(0, 200) : '/',
  }))
}

/** Keywords such as `inline` unchanged, URLs without query and fragment. */
const placeOf = (blocked = ''): string =>
  URL.canParse(blocked) ? new URL(blocked).origin + new URL(blocked).pathname : blocked.replace(/[^\w-].*$/s, '')
