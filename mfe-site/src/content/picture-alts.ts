import { pictures } from '../locales/en/picture-alts.json'
import type { LegalPath } from './legal/legal-page'
import type { ServicePath } from './services'

export type PagePath = '/' | '/aboutus' | '/contact' | '/refund-policy' | LegalPath | ServicePath

/** Alternative texts of the pages' pictures for shared links. */
export const pictureAlts: Record<PagePath, string> = pictures
