import { Form } from 'react-final-form'
import { State, States } from '../gallery/states'
import { Button } from './button'
import { DateField, SelectField, TextAreaField, TextField } from './form-field'

export default { title: 'Form field' }

const required = (value: string | undefined) => (value ? undefined : 'Please fill this in')
const fields = (
  <>
    <TextField name="name" label="Full name" required validate={required} />
    <SelectField name="service" label="Service" options={['Home nursing']} placeholder="Select" validate={required} />
    <DateField name="date" label="Date" validate={required} />
    <TextAreaField name="message" label="Message" rows={2} maxLength={500} optionalMark="(optional)" />
    <Button type="submit">Send</Button>
  </>
)

/** `initial`: what was typed; `sent`: the form was sent, so that each wrong field says so. */
const form = (initial: object, sent: boolean) => (
  <Form onSubmit={() => {}} initialValues={initial}>
    {({ handleSubmit }) => (
      <form
        ref={(element) => void (sent && element?.requestSubmit())}
        onSubmit={(event) => void handleSubmit(event)}
        noValidate
      >
        <States>{fields}</States>
      </form>
    )}
  </Form>
)

export const Forms = () => (
  <States>
    <State name="Empty">{form({}, false)}</State>
    <State name="Filled">
      {form({ name: 'Mariam Saleh', service: 'Home nursing', date: '2026-03-05', message: 'After 5 pm' }, false)}
    </State>
    <State name="Sent without anything filled in">{form({}, true)}</State>
  </States>
)
