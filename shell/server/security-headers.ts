const REPORTS = '/api/csp-reports'

interface Facts {
  gatewayOrigin: string | undefined
  production: boolean
}

/** The headers of an answer of ours in whose text styles with these hashes stand. */
export type SecurityHeaders = (styleHashes: readonly string[]) => Record<string, string>

/** Headers of every answer of our own. Scripts are files of this origin only: nothing inline, no eval. */
export function securityHeaders({ gatewayOrigin, production }: Facts): SecurityHeaders {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': ["'self'", gatewayOrigin].filter(Boolean).join(' '),
    // One policy, made by boot.ts before any other script runs: see shell/src/boot/trusted-types.ts.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    // Alone: beside `report-to` Chromium ignores it, and sends nothing at all from a page without TLS.
    'report-uri': REPORTS,
  }
  const most = Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
  return (styleHashes) => ({
    'content-security-policy': `${most}; style-src ${["'self'", ...styleHashes].join(' ')}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  })
}
