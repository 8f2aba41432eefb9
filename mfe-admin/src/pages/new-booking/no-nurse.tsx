import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { IsoDate } from '@homecare/domain/dates'
import { worksOn } from '@homecare/domain/nurse'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { usePermission } from '../../api/use-permission'
import { callerMessages } from './messages'

const text = callerMessages.time

/** Says so where nothing can be booked because nobody is on duty, with the next step. */
export function NoNurse({ date }: { date: IsoDate }) {
  const api = useApi()
  const mayAdd = usePermission('manage-nurses')
  const { data } = useQuery({
    queryKey: ['nurses-on-duty'],
    queryFn: async ({ signal }) => responseOf(await api.get('/api/nurses', { signal }), undefined).value.nurses,
  })
  if (!data || data.length === 0 || data.some((nurse) => worksOn(dutyOf(nurse), date))) return null
  const haveLeft = data.every(({ leftOn }) => leftOn !== null && leftOn <= date)
  return (
    <Notice kind="warning" action={mayAdd && <Link to="/admin/nurses">{text.addNurse}</Link>}>
      {haveLeft ? text.nobodyLeft : text.noNurse} {!mayAdd && text.askAdmin}
    </Notice>
  )
}

const dutyOf = <N extends { daysOff: readonly { date: string }[] }>({ daysOff, ...nurse }: N) => ({
  ...nurse,
  daysOff: daysOff.map((day) => day.date),
})
