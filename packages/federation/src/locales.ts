// For the shell and the build, which don't import rules.
export * from '@homecare/contract/locales'
