import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { cspHash } from './csp-hash'

const REPORTS = '/api/csp-reports'

interface Facts {
  gatewayOrigin: string | undefined
  production: boolean
  /** The one script that stands in our pages. */
  bootScript: string
}

/** Set by a handler whose page contains these inlined styles. */
export interface StyledResponse {
  Variables: { styleHashes?: readonly string[] }
}

/**
 * Headers of all our own responses. Scripts are files of this origin, and the one that begins every page: nothing else inline,
 * no eval. The policy can't be Hono's, which is fixed before a handler knows its page and so the page's styles.
 */
export function securityHeaders({ gatewayOrigin, production, bootScript }: Facts): MiddlewareHandler<StyledResponse> {
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' ${cspHash(bootScript)}`,
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': ["'self'", gatewayOrigin].filter(Boolean).join(' '),
    // The only policy, created by boot.ts before any other script runs: see shell/src/boot/trusted-types.ts.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    // Without `report-to`: beside it Chromium ignores `report-uri`, and sends no report from a page without TLS.
    'report-uri': REPORTS,
  }
  const directives = Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
  const others = secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    strictTransportSecurity: production && 'max-age=31536000; includeSubDomains',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // `frame-ancestors` in the policy has the same effect.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return async (context, next) => {
    await others(context, next)
    const styles = ["'self'", ...(context.get('styleHashes') ?? [])].join(' ')
    context.res.headers.set('content-security-policy', `${directives}; style-src ${styles}`)
  }
}
