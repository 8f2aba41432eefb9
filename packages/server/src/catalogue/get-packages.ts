import type { PackagesResponse } from '@homecare/contract/catalogue'
import type { Ctx } from '../process/context'
import { getCatalogue } from './get'
import { presentPackages } from './present'

/** Returns the offered packages without their contents. */
export async function getPackages({ ctx }: { ctx: Ctx }): Promise<PackagesResponse> {
  return presentPackages(await getCatalogue({ ctx }))
}
