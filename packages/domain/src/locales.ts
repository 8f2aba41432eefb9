/** The list of languages belongs to the texts, which stand below the rules. Whoever knows the rules takes it from here. */
export * from '@homecare/texts/locales'
