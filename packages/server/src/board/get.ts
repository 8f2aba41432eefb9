import type { OwnerBoard, OwnerBoardQuery } from '@homecare/contract/admin/owner-board'
import { currentPeriod, ownPeriod, type BoardPeriod } from '@homecare/domain/board-period'
import { dubaiDate, type IsoDate } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'
import { readOfferedSeats } from '../slot/queries'
import { readMissedSearches } from './internal/read-missed-searches'
import { readBoardSums } from './internal/read-sums'
import { presentOwnerBoard } from './present'

/** Returns what the owner sees of a period and of the one before. */
export async function getOwnerBoard({ ctx, input }: { ctx: Ctx; input: OwnerBoardQuery }): Promise<OwnerBoard> {
  const today = dubaiDate(ctx.now())
  const period = periodOf(input, today)
  const rules = ctx.settings.slotRules
  const [sums, offered, searches] = await Promise.all([
    readBoardSums(ctx.db, period),
    readOfferedSeats(ctx.db, { from: period.before.from, to: period.to, rules }),
    readMissedSearches(ctx.db, period),
  ])
  return presentOwnerBoard(period, { sums, offered, searches, today })
}

function periodOf({ period, from = '', to = '' }: OwnerBoardQuery, today: IsoDate): BoardPeriod {
  return period === 'own' ? ownPeriod({ from, to }) : currentPeriod(period, today)
}
