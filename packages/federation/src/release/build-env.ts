import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * The environment of a process that builds. The federation plugin gets the path of webpack: else it finds it in the
 * stack of a call that is to fail, which takes 0.4 s. Plugins and loaders check no options, for which they compile JSON
 * schemas for 0.6 s: the type check has the same rules. Node keeps what it compiled of webpack for the next build, 0.2 s.
 */
export const BUILD_ENV = {
  FEDERATION_WEBPACK_PATH: createRequire(import.meta.url).resolve('webpack'),
  SKIP_VALIDATION: 'y',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url)),
}
