const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }

/** A text inside XML or an attribute of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>'"]/g, (sign) => ESCAPED[sign] ?? sign)
