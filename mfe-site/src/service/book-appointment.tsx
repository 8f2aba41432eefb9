import { useState } from 'react';
import { Form } from 'react-final-form';
import type { Host } from '@homecare/federation/contract';
import { focusFirstError } from '@homecare/ui/focus-first-error';
import { FORM_ERROR } from 'final-form';
import { bookingForm } from '../content/booking-form';
import { BookingFields } from './booking-fields';
import type { RequestValues } from './request-rules';
import { requestSender } from './send-request';

const trimmed = (values: RequestValues): RequestValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).trim()]));

/** The free appointment request, preselected to its service. Without scripts it is a plain form post. */
export function BookAppointment({ host, choice }: { host: Host; choice: string }) {
  const [send] = useState(() => requestSender(host.apiBase));
  const [initial] = useState<RequestValues>(() => ({ service: choice }));
  return (
    <Form<RequestValues>
      initialValues={initial}
      decorators={[focusFirstError]}
      onSubmit={async (values, form) => {
        const sent = await send(trimmed(values));
        if (sent.ok) {
          // After this turn: final-form still records the submit that has just succeeded.
          queueMicrotask(() => form.restart(initial));
          host.notify('success', bookingForm.success);
          return undefined;
        }
        host.notify('error', bookingForm.failure);
        return { ...sent.fields, [FORM_ERROR]: sent.tooMany ? bookingForm.tooMany : bookingForm.failureHelp };
      }}
      render={(form) => <BookingFields host={host} {...form} />}
    />
  );
}
