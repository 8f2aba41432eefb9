const RULES: [pattern: RegExp, instead: string][] = [
  // Query values that may grant access, then all texts that look like a token: long, with a digit in them.
  [/([?&#;](?:[\w-]*token|key|code|secret|session|email|phone|order_?id)=)[^\s&#;)"'<>]+/gi, '$1[removed]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
  [/[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, '[email]'],
  // Seven or more digits in usual phone notations. Line numbers of a file follow a colon and stay.
  [/(?<![\p{L}\p{N}:/._-])(?:\+|%2B)?\(?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){6,}(?![\p{L}\p{N}])/gu, '[number]'],
]

/** Removes emails, phone and identity numbers, and tokens from a browser's text. */
export const withoutPersonalData = (text: string): string =>
  RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
