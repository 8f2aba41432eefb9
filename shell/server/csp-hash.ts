import { createHash } from 'node:crypto'

/** The source by which a content security policy allows one inlined style or script, whose text is exactly this. */
export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
