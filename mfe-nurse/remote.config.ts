import type { RemoteConfig } from '@homecare/federation/contract'
import { PAGE_LOCALES } from '@homecare/texts/locales'
import { declarationOf } from '@homecare/remote-kit/pages'
import { pages } from './src/pages'

const config: RemoteConfig = {
  name: 'nurse',
  minApi: 34,
  languages: ['en'],
  languagesOnPage: PAGE_LOCALES,
  ...declarationOf(pages),
}

export default config
