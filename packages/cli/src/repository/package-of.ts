/** The package that a file belongs to, named as in the table of ARCHITECTURE.md; `root` for files outside of packages. */
export function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'packages') return second
  return path.includes('/') && /^(shell|bff|worker|e2e|bench|mfe-[a-z0-9-]+)$/.test(first) ? first : 'root'
}

/** The folder of a package. */
export const folderOf = (name: string): string =>
  /^(shell|bff|worker|e2e|bench|mfe-.*)$/.test(name) ? name : `packages/${name}`

/** Returns whether a file is a test, test support, a browser journey or a manual script: those may import more. */
export const isTest = (path: string): boolean =>
  /\.(test|conformance)\.tsx?$|-for-tests\.tsx?$|(^|\/)testing-[a-z-]+\.tsx?$|[.-]fixture\.tsx?$|(^|\/)(testing|e2e|scripts)\//.test(
    path,
  )
