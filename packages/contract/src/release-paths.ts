/** First parts of paths that the system itself answers. */
const RESERVED = new Set(
  'api files pictures docs remotes shell assets sharing healthz readyz livez metrics openapi.json sitemap.xml robots.txt favicon.ico'.split(
    ' ',
  ),
)
/** First parts of the pages with patients' data that staff and nurses open: each belongs to one remote alone. */
const OWNERS: Readonly<Record<string, string>> = { admin: 'admin', login: 'admin', 'day-sheet': 'nurse' }

/** A place within the site: no scheme, no other host, nothing that browsers read as either. */
export const SITE_HREF =
  /^\/(?![/\\])(?:(?!\/\/)[\w\-~.!$&'()*+,;=:@%/])*(?:\?[\w\-~.!$&'()*+,;=:@%/?]*)?(?:#[\w\-~.!$&'()*+,;=:@%/?]*)?$/

/** An absolute path of fixed parts and parameters that are whole parts. */
export const ROUTE_PATH = /^\/$|^(?:\/(?:[\w\-~.!$&'()+,;=@]+|:[A-Za-z]\w*))+$/

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)
const isParameter = (part: string): boolean => part.startsWith(':')

/** Whether some path belongs to both patterns; the router ignores case and a slash at the end. */
export function overlaps(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)]
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || isParameter(part) || isParameter(others[at] ?? ''))
  )
}

interface Declared {
  name: string
  routes: readonly {
    path: string
    prerender: boolean | readonly string[]
    aliases?: readonly string[] | undefined
  }[]
}

/** What is wrong with the paths of a remote, by field. Their form is checked by the schema. */
export function pathProblems({ name, routes }: Declared): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [at, { path, prerender, aliases = [] }] of routes.entries()) {
    const problem = pathProblem(name, path)
    if (problem) problems[`manifest.routes.${at}.path`] = problem
    for (const [index, page] of Array.isArray(prerender) ? prerender.entries() : [])
      if (page.includes(':') || !overlaps(page, path))
        problems[`manifest.routes.${at}.prerender.${index}`] = `It is no path of ${path}`
    for (const [index, alias] of aliases.entries()) {
      const problem = aliasProblem(name, path, alias)
      if (problem) problems[`manifest.routes.${at}.aliases.${index}`] = problem
    }
  }
  return problems
}

const aliasProblem = (name: string, path: string, alias: string): string | null =>
  `${path}${alias}`.includes(':') ? 'Only fixed paths have aliases, which are fixed paths' : pathProblem(name, alias)

function pathProblem(name: string, path: string): string | null {
  const parts = partsOf(path)
  const [first = ''] = parts
  if (parts.some((part) => part === '.' || part === '..')) return 'A path has no . and .. in it'
  if (isParameter(first)) return 'It would catch the paths of others: begin with a fixed part'
  if (RESERVED.has(first)) return `The system itself answers what begins with /${first}`
  const owner = Object.hasOwn(OWNERS, first) ? OWNERS[first] : undefined
  if (owner !== undefined && name !== owner) return `What begins with /${first} belongs to the remote ${owner}`
  return null
}
