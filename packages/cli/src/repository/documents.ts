import { posix } from 'node:path'

/** The paths that a document cites: link targets, and words in backticks that look like paths of the repository. */
export function citedPaths(markdown: string, document: string, topLevel: ReadonlySet<string>): string[] {
  const folder = posix.dirname(document)
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '')
  const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target)
  const ownLinks = links.filter((target) => !/^[a-z]+:/.test(target)).map((target) => posix.join(folder, target))
  const words = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word.replace(/:\d+$/, ''))
  const paths = words.filter((word) => topLevel.has(word.split('/')[0] ?? '') && /\/|\.[a-z]+$/.test(word))
  return [...new Set([...ownLinks, ...paths])]
}

// Output of a build or a run, which a fresh clone doesn't have.
const BUILD_OUTPUT = /(^|\/)(dist|node_modules|generated|\.data|results|test-results)(\/|$)/

/** The cited paths that no file or folder matches. `*` and `<name>` match any one name. */
export function deadPaths(cited: string[], files: string[]): string[] {
  const folders = new Set(
    files.flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, at, all) => all.slice(0, at + 1).join('/')),
    ),
  )
  const existing = [...files, ...folders]
  return cited.filter((path) => {
    const clean = path.replace(/\/$/, '')
    if (BUILD_OUTPUT.test(clean)) return false
    const parts = clean.split(/\*|<[^>]+>|…/).map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'))
    const pattern = new RegExp(`^${parts.join('[^/]+')}$`)
    return !existing.some((each) => pattern.test(each))
  })
}
