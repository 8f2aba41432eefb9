/** Keeps letters, digits, space and `# , ( ) / . -`, folds accents ("é" → "e"), and truncates. */
export function cleanText(value: string | undefined, maxLength: number): string {
  return clean(value, /[^A-Za-z0-9 #,()/.-]+/g, maxLength)
}

/** Keeps digits and dashes; a leading + may arrive as a space, so it is removed. */
export function cleanPhone(value: string | undefined, maxLength: number): string {
  return clean(value?.replace(/\s+/g, ''), /[^0-9-]+/g, maxLength)
}

/** An email address in plain characters; one that would have to be altered is left out, since it may belong to someone else. */
export function cleanEmail(value: string | undefined, maxLength: number): string {
  const trimmed = (value ?? '').trim()
  return trimmed.length <= maxLength && /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+$/.test(trimmed) ? trimmed : ''
}

function clean(value: string | undefined, forbidden: RegExp, maxLength: number): string {
  return (value ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(forbidden, (dropped) => (/\s/.test(dropped) ? ' ' : ''))
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd()
}
