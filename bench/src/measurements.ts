import type { Measurement } from './measurement'
import { lcp } from './s1-lcp'
import { reconciliation } from './s10-reconciliation'
import { buildsAndStarts } from './s11-builds-and-starts'
import { search } from './s12-search'
import { firstClick } from './s2-first-click'
import { scriptWeight } from './s3-script-weight'
import { lighthouse } from './s4-lighthouse'
import { firstLoad } from './s5-first-load'
import { bffOverhead } from './s6-bff-overhead'
import { lists } from './s7-lists'
import { refreshingScreens } from './s8-refreshing-screens'
import { outbox } from './s9-outbox'

/** All measurements in the order in which they run. */
export const measurements: readonly Measurement[] = [
  lcp,
  firstClick,
  scriptWeight,
  lighthouse,
  firstLoad,
  bffOverhead,
  lists,
  refreshingScreens,
  outbox,
  reconciliation,
  buildsAndStarts,
  search,
]
