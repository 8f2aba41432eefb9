import { Field } from 'react-final-form'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { bookingForm } from '../../content/booking-form'

/** A field that people never meet; what fills it is a machine, and the server keeps nothing of it. */
export function Honeypot() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          {bookingForm.leaveEmpty}
          <Field name="website" component="input" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </div>
  )
}
