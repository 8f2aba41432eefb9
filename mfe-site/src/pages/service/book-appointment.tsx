import { useMemo } from 'react'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { useClient } from '@homecare/remote-kit/use-client'
import { bookingForm } from '../../content/booking-form'
import { RequestForm } from '../../parts/request/request-form'
import { appointmentSender } from '../../parts/request/send-request'

/** The free appointment request, preselected to its service. */
export function BookAppointment({ choice }: { choice: string }) {
  const client = useClient()
  const send = useMemo(() => appointmentSender(client), [client])
  return (
    <RequestForm
      texts={bookingForm}
      path="/api/send-email"
      send={send}
      choices={SERVICE_CHOICES}
      choice={choice}
      fromToday
      free
    />
  )
}
