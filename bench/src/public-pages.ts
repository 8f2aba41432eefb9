/** The pages whose weight is measured: the home page, a page of text, and an interactive page. */
export const PAGES = ['/', '/home-nursing-services', '/bookbloodtest'] as const

/** Pages that can be read without running any script. */
export const CONTENT_PAGES: readonly string[] = ['/', '/home-nursing-services']
