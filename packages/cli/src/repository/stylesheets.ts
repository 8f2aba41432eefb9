/** A finding in a file, by line. */
export interface Finding {
  line: number
  what: string
}

// A page that is mirrored for Arabic has no left and right: a box has a start and an end.
const PHYSICAL_PROPERTY =
  /(?<![\w-])(?:(?:margin|padding)-(?:left|right|top|bottom)|border-(?:left|right|top|bottom)(?:-[a-z-]+)?|border-(?:top|bottom)-(?:left|right)-radius|scroll-(?:margin|padding)-(?:left|right|top|bottom)|left|right|top|bottom)\s*:/
const PHYSICAL_VALUE = /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
const HEX_COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i
const COLOUR_FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(\s*(?!from\b)/

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))

const linesWith = (text: string, pattern: RegExp): Finding[] =>
  text.split('\n').flatMap((line, at) => {
    const found = pattern.exec(line)
    return found ? [{ line: at + 1, what: found[0].trim() }] : []
  })

/** Properties and values of a stylesheet that name a side of the screen. */
export function physicalSides(css: string): Finding[] {
  const text = withoutComments(css)
  return [...linesWith(text, PHYSICAL_PROPERTY), ...linesWith(text, PHYSICAL_VALUE)]
}

/** Colours written out where a token belongs. */
export function rawColours(css: string): Finding[] {
  // An id selector may look like a colour: only what stands behind a colon is a value.
  const text = withoutComments(css).replaceAll(/url\([^)]*\)/g, '')
  const values = text.replaceAll(
    /(^|[{};])([^{};:]*)(?=[{};:])/g,
    (_, before: string, name: string) => before + name.replaceAll(/\S/g, ' '),
  )
  return [...linesWith(values, HEX_COLOUR), ...linesWith(values, COLOUR_FUNCTION)]
}

const HEX_STRING =
  /(?<=["'`=:(])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?=["'`;\s)])|(?<=\s)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?=["'`;)])/i

/** Hex colours in strings of a script. */
export const colourStrings = (script: string): Finding[] => linesWith(script, HEX_STRING)
