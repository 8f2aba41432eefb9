import { useState } from 'react'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import type { Host } from '@homecare/federation/contract'
import { bookingForm } from '../content/booking-form'
import { RequestForm } from '../request/request-form'
import { requestSender } from '../request/send-request'

/** The free appointment request, preselected to its service. */
export function BookAppointment({ host, choice }: { host: Host; choice: string }) {
  const [send] = useState(() => requestSender(host.apiBase))
  return (
    <RequestForm
      host={host}
      texts={bookingForm}
      call="/send-email"
      send={send}
      choices={SERVICE_CHOICES}
      choice={choice}
      fromToday
      free
    />
  )
}
