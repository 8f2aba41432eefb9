/** The digits of Arabic texts belong to the texts, as the list of languages does. */
export * from '@homecare/texts/digits'
