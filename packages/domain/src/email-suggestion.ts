// Apart from email.ts, since only forms ask about slips.

/** Providers of most addresses here, with the ends that they have. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  hotmail: ['com', 'co.uk', 'fr', 'de', 'it', 'es'],
  outlook: ['com', 'ae', 'sa', 'fr', 'de', 'in'],
  yahoo: ['com', 'co.uk', 'co.in', 'in', 'fr', 'de', 'com.ph', 'com.pk'],
  icloud: ['com'],
  protonmail: ['com', 'ch'],
  rediffmail: ['com'],
}
/** Providers whose names are one letter from those above. */
const OTHER_NAMES = new Set(['mail', 'ymail', 'email', 'gmx', 'fmail', 'rocketmail', 'zohomail', 'hushmail'])
/** Ends that nobody has registered or that are almost always slips; `.co` and `.cm` of other names are countries. */
const ENDS: Readonly<Record<string, string>> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', coom: 'com', vom: 'com', xom: 'com', cim: 'com', dom: 'com' },
  ...{ clm: 'com', ccom: 'com', comn: 'com', come: 'com', cpm: 'com', nte: 'net', ent: 'net', nett: 'net', ner: 'net' },
  ...{ ogr: 'org', rog: 'org', orgg: 'org', eae: 'ae', aee: 'ae' },
}

/** Whether two words differ by one letter that is missing, added, wrong or exchanged with its neighbour. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  const exchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2) && a.length === b.length
  return exchanged || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

/** The address that was probably meant, or null. It is only asked about: an address as it was typed is never changed. */
export function emailSuggestion(email: string): string | null {
  const at = email.lastIndexOf('@')
  if (at < 1) return null
  const domain = email.slice(at + 1).toLowerCase()
  const [name = '', ...ends] = domain.split('.')
  if (ends.length === 0) return null
  const end = [...ends.slice(0, -1), ENDS[ends.at(-1) ?? ''] ?? ends.at(-1)].join('.')
  const provider =
    PROVIDERS[name] || OTHER_NAMES.has(name) ? name : Object.keys(PROVIDERS).find((known) => isOneSlip(name, known))
  const meant = `${provider ?? name}.${endOf(provider ?? name, end)}`
  return meant === domain ? null : `${email.slice(0, at + 1)}${meant}`
}

/** Of a known provider the end that it has, if it has only one or this one is a slip of it. */
function endOf(name: string, end: string): string {
  const known = PROVIDERS[name]
  if (!known || known.includes(end)) return end
  return known.find((each) => known.length === 1 || isOneSlip(each, end)) ?? end
}
