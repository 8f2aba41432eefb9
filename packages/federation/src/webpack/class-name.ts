import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/** Characters of a hash: the thousand names of a package have the same six in one of a hundred thousand packages. */
const HASH_CHARS = 6

/**
 * The class name that a CSS module's local name becomes: `<package>-<file>-<local>`, the same in the browser
 * build and in the Node build. Remotes released on different days must not share names, so design system
 * classes carry the package as well.
 * The folder `pages` is left out: its pages have names of their own.
 */
export function className(packageName: string, dir: string, file: string, local: string): string {
  const path = relative(dir, file)
    .split(sep)
    .filter((part) => !['..', 'src', 'packages', 'pages'].includes(part))
  const place = path
    .join('-')
    .replace(/\.module\.css$/, '')
    .replace(/[^A-Za-z0-9-]/g, '-')
  return `${packageName}-${place}-${local}`
}

/** The same name in production, where long ones were a tenth of each page. A page's styles and elements repeat it. */
export const shortClassName = (...parts: Parameters<typeof className>): string =>
  `_${createHash('sha256')
    .update(className(...parts))
    .digest('base64url')
    .slice(0, HASH_CHARS)}`
