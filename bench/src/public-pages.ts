/** Where page weight is weighed: the home page, a page of text, and a page that is used at once. */
export const PAGES = ['/', '/home-nursing-services', '/bookbloodtest'] as const

/** Pages of text: nothing on them has to run before a visitor reads. */
export const CONTENT_PAGES: readonly string[] = ['/', '/home-nursing-services']
