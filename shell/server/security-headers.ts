import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { cspHash } from './page-text'

const REPORTS = '/api/csp-reports'

interface Facts {
  gatewayOrigin: string | undefined
  production: boolean
  /** Every page begins with one of these. */
  bootScripts: readonly string[]
}

/** What the headers of a response depend on. */
export interface Secured {
  /** The hashes of the styles that stand in a page. */
  styleHashes?: readonly string[]
  /** The hash of a script that stands in a page instead of the one that begins every other page. */
  scriptHashes?: readonly string[] | undefined
  /** True for a part of pages: a script, a stylesheet, a font, a picture. */
  isPart?: boolean
  /** True for a page that may ask the browser for the visitor's place. */
  asksForPlace?: boolean
}

export interface SecuredResponse {
  Bindings: Partial<HttpBindings>
  Variables: { secured?: Secured }
}

/** A page uses a part by the page's policy. This one is for a part that is opened alone, such as a drawing with a script. */
const POLICY_OF_PARTS = "default-src 'none'"

/**
 * Headers of all our own responses. Scripts are files of this origin, and the one that begins every page: nothing else inline,
 * no eval. The policy can't be Hono's, which is fixed before a handler knows its page and so the page's styles. A part of pages has
 * only the headers that matter for it, since a first visit fetches a dozen of them.
 */
export function securityHeaders({ gatewayOrigin, production, bootScripts }: Facts): MiddlewareHandler<SecuredResponse> {
  const policy = {
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self'",
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
  const bootHashes = [...new Set(bootScripts.map(cspHash))]
  const directives = Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
  const common = {
    strictTransportSecurity: production && 'max-age=31536000; includeSubDomains',
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // `frame-ancestors` in the policy has the same effect.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  const ofPart = secureHeaders({ ...common, referrerPolicy: false, crossOriginOpenerPolicy: false })
  const ofPageWith = (geolocation: 'self'[]) =>
    secureHeaders({
      ...common,
      referrerPolicy: 'strict-origin-when-cross-origin',
      permissionsPolicy: { camera: [], microphone: [], geolocation, payment: [], usb: [] },
      crossOriginOpenerPolicy: 'same-origin',
    })
  const ofPage = ofPageWith([])
  const ofPageWithPlace = ofPageWith(['self'])
  const responded = () => Promise.resolve()
  const own = (kind: string, sources: readonly string[]) => [kind, "'self'", ...sources].join(' ')
  return async (context, next) => {
    await next()
    const { isPart, asksForPlace, scriptHashes = bootHashes, styleHashes = [] } = context.get('secured') ?? {}
    await (isPart ? ofPart : asksForPlace ? ofPageWithPlace : ofPage)(context, responded)
    const ofThisPage = [
      own('default-src', []),
      own('script-src', scriptHashes),
      directives,
      own('style-src', styleHashes),
    ].join('; ')
    context.res.headers.set('content-security-policy', isPart ? POLICY_OF_PARTS : ofThisPage)
  }
}
