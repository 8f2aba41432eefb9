import { LONG_TEXT, State, States } from '../gallery/states'
import { Button } from './button'
import { Notice, type NoticeKind } from './notice'

export default { title: 'Notice' }

const kinds: readonly NoticeKind[] = ['info', 'success', 'warning', 'error']

export const Notices = () => (
  <States>
    {kinds.map((kind) => (
      <State key={kind} name={kind}>
        <Notice kind={kind} title="The price has changed">
          Nothing has been charged.
        </Notice>
      </State>
    ))}
    <State name="Text only">
      <Notice kind="info">{LONG_TEXT}</Notice>
    </State>
    <State name="With an action">
      <Notice
        kind="error"
        title="The free times could not be loaded."
        action={<Button variant="secondary">Try again</Button>}
      />
    </State>
    <State name="Arabic" arabic>
      <Notice kind="warning" title="تغير السعر">
        لم يتم خصم أي مبلغ.
      </Notice>
    </State>
  </States>
)
