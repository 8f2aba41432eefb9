import { useMemo, useRef } from 'react';
import type { FormRenderProps } from 'react-final-form';
import { SERVICE_CHOICES } from '@homecare/domain/service-choices';
import type { Host } from '@homecare/federation/contract';
import { Button } from '@homecare/ui/button';
import { DateField, SelectField, TextField } from '@homecare/ui/form-field';
import { Notice } from '@homecare/ui/notice';
import { bookingForm } from '../content/booking-form';
import { PhoneLink } from '../phone-link';
import { FreeBadge } from './free-badge';
import { Honeypot } from './honeypot';
import { useKeepTyped } from './keep-typed';
import { dateRule, emailRule, nameRule, phoneRule, required, type RequestValues } from './request-rules';
import { useToday } from './use-today';
import styles from './book-appointment.module.css';

type Props = FormRenderProps<RequestValues> & { host: Host };

export function BookingFields({ host, form, handleSubmit, values, submitting, submitError, dirtySinceLastSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const today = useToday();
  const date = useMemo(() => dateRule(today), [today]);
  useKeepTyped(form, element);
  const field = { required: true, checkedByBrowser: true };
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={`${host.apiBase}/send-email`}
      noValidate={today !== undefined}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField {...field} name="fullName" label={bookingForm.fullName} autoComplete="name" validate={nameRule} />
      <TextField {...field} name="email" type="email" label={bookingForm.email} autoComplete="email" inputMode="email" validate={emailRule} />
      <TextField {...field} name="phoneNumber" type="tel" label={bookingForm.phoneNumber} autoComplete="tel" inputMode="tel" validate={phoneRule} />
      <DateField {...field} name="date" label={bookingForm.date} {...(today && { today, min: today })} validate={date} />
      <SelectField
        {...field}
        name="service"
        label={bookingForm.service}
        options={SERVICE_CHOICES}
        placeholder={bookingForm.placeholder}
        validate={required}
      />
      <Honeypot />
      <FreeBadge shown={Boolean(values.service)} />
      {submitError && !dirtySinceLastSubmit && (
        <Notice kind="error" title={bookingForm.failure}>
          {submitError} <PhoneLink phone={host.profile.phone} />.
        </Notice>
      )}
      <Button type="submit" wide busy={submitting} busyLabel={bookingForm.busy}>
        {bookingForm.submit}
      </Button>
      <p className={styles.consent}>{bookingForm.consent}</p>
    </form>
  );
}
