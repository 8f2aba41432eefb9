import type { PackagesResponse } from '@homecare/contract/catalogue'
import type { Locale } from '@homecare/domain/locales'
import type { Ctx } from '../process/context'
import { getCatalogue } from './get'
import { presentPackages } from './present'

/** Returns the offered packages without their contents. */
export async function getPackages({
  ctx,
  locale,
}: {
  ctx: Ctx
  locale?: Locale | undefined
}): Promise<PackagesResponse> {
  return presentPackages(await getCatalogue({ ctx, locale }), await getCatalogue({ ctx }))
}
