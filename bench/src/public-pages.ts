import { addressIn } from '@homecare/domain/locales'

/** The pages whose weight is measured: the home page, a page of text, and an interactive page. */
export const PAGES = ['/', '/home-nursing-services', '/bookbloodtest'] as const

/** Each in English and in Arabic. */
export const PAGES_IN_BOTH = PAGES.flatMap((path) => [path, addressIn('ar', path)])

/** Pages that can be read without running any script. */
export const CONTENT_PAGES: readonly string[] = PAGES_IN_BOTH.filter((path) => !path.endsWith('/bookbloodtest'))
