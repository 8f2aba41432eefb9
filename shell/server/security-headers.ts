import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { cspHash } from './page-text'
import type { ShellSource } from './shell-build'

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

/**
 * Headers of all our own responses. Scripts are files of this origin, and the one that begins every page: nothing else inline,
 * no eval. A part of pages has only the headers that matter for it, since a first visit fetches a dozen of them.
 */
export function securityHeaders({
  env,
  build,
}: Pick<ShellSource, 'env' | 'build'>): MiddlewareHandler<SecuredResponse> {
  const bootHashes = [...new Set(Object.values(build.frames).map(({ bootScript }) => cspHash(bootScript)))]
  const common = {
    strictTransportSecurity: env.NODE_ENV === 'production' && 'max-age=31536000; includeSubDomains',
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // `frame-ancestors` in the policy has the same effect.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  const ofPart = {
    ...common,
    // A page uses a part by the page's policy. This one is for a part that is opened alone, such as a drawing with a script.
    contentSecurityPolicy: { defaultSrc: ["'none'"] },
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
  }
  const ofPage = ({ styleHashes = [], scriptHashes = bootHashes, asksForPlace = false }: Secured) => ({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", env.CCAVENUE_TRANSACTION_URL ?? []].flat(),
      // The only policy, created by boot.ts before any other script runs: see shell/src/boot/trusted-types.ts.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default'],
      // Without `report-to`: beside it Chromium ignores `report-uri`, and sends no report from a page without TLS.
      reportUri: '/api/csp-reports',
      styleSrc: ["'self'", ...styleHashes],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: asksForPlace ? ['self'] : [], payment: [], usb: [] },
    crossOriginOpenerPolicy: 'same-origin',
  })
  return async (context, next) => {
    await next()
    // Only now the page is known, and so its styles.
    const secured = context.get('secured') ?? {}
    await secureHeaders(secured.isPart ? ofPart : ofPage(secured))(context, () => Promise.resolve())
  }
}
