/** The room that a file belongs to, named as in the table of ARCHITECTURE.md; `root` for files of no room. */
export function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'packages') return second
  return path.includes('/') && /^(shell|bff|worker|bench|mfe-[a-z0-9-]+)$/.test(first) ? first : 'root'
}

/** The folder of a room. */
export const folderOf = (room: string): string =>
  /^(shell|bff|worker|bench|mfe-.*)$/.test(room) ? room : `packages/${room}`

/** Tests, what only tests use, journeys in a browser and scripts run by hand: they may import more. */
export const isTest = (path: string): boolean =>
  /\.(test|conformance)\.tsx?$|-for-tests\.tsx?$|(^|\/)testing-[a-z-]+\.tsx?$|[.-]fixture\.tsx?$|(^|\/)(testing|e2e|scripts)\//.test(
    path,
  )
