/** Whether a form's hidden field was filled in, which people don't see. */
export const isTrapped = (website: string | undefined): boolean => Boolean(website?.trim())
