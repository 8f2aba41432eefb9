import { LONG_TEXT } from '../gallery/states'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { TextInput } from './text-input'

export default { title: 'Dialog' }

const ignore = () => {}
const actions = (
  <>
    <Button variant="secondary">Keep it</Button>
    <Button variant="danger">Cancel booking</Button>
  </>
)

export const Question = () => (
  <Dialog open title="Cancel this booking?" onClose={ignore} actions={actions}>
    <p>The nurse will not come. The amount goes back to the card.</p>
  </Dialog>
)

export const WithField = () => (
  <Dialog open title={LONG_TEXT} onClose={ignore} actions={actions}>
    <Field label="Reason">{(aria) => <TextInput {...aria} />}</Field>
  </Dialog>
)

export const AtTheEnd = () => (
  <Dialog open title="Visit on 5 March" place="end" onClose={ignore} actions={actions}>
    <p>{LONG_TEXT}</p>
  </Dialog>
)
