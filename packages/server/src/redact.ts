const RULES: [pattern: RegExp, instead: string][] = [
  // Values of a query that may open something, then whatever looks like a token: long, with a digit in it.
  [/([?&#;](?:[\w-]*token|key|code|secret|session|email|phone|order_?id)=)[^\s&#;)"'<>]+/gi, '$1[removed]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
  [/[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, '[email]'],
  // Seven digits or more, as people write them. Places in a file stand behind a colon and stay.
  [/(?<![\p{L}\p{N}:/._-])(?:\+|%2B)?\(?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){6,}(?![\p{L}\p{N}])/gu, '[number]'],
]

/** A text that came from a browser, without emails, phone and identity numbers, and tokens that open a booking. */
export const withoutPersonalData = (text: string): string =>
  RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
