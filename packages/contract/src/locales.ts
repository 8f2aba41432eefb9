export * from '@homecare/domain/locales'
