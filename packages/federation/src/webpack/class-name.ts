import { relative, sep } from 'node:path'

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
