import { State, States } from '../gallery/states'
import { DatePicker } from './date-picker'
import { Field } from './field'
import { LazyDatePicker } from './lazy-date-picker'

export default { title: 'Date picker' }

const TODAY = '2026-03-03'
const ignore = () => {}

export const Calendar = () => (
  <States>
    <State name="In the page; Fridays can’t be chosen">
      <DatePicker
        inline
        value="2026-03-05"
        onChange={ignore}
        today={TODAY}
        min={TODAY}
        max="2026-03-28"
        unavailable={(date) => (new Date(date).getUTCDay() === 5 ? 'No visits on Fridays' : null)}
      />
    </State>
  </States>
)

export const DateInputs = () => (
  <States>
    <State name="Empty">
      <Field label="Date">{(aria) => <DatePicker {...aria} value={null} onChange={ignore} today={TODAY} />}</Field>
    </State>
    <State name="Chosen">
      <Field label="Date">
        {(aria) => <DatePicker {...aria} value="2026-03-05" onChange={ignore} today={TODAY} />}
      </Field>
    </State>
    <State name="Wrong">
      <Field label="Date" error="Choose a day from today on">
        {(aria) => <DatePicker {...aria} value="2026-01-01" onChange={ignore} today={TODAY} min={TODAY} />}
      </Field>
    </State>
    <State name="Disabled">
      <Field label="Date">
        {(aria) => <DatePicker {...aria} value="2026-03-05" onChange={ignore} today={TODAY} disabled />}
      </Field>
    </State>
    <State name="The browser’s own control, until a visitor turns to the form">
      <Field label="Date">
        {(aria) => <LazyDatePicker {...aria} value="2026-03-05" onChange={ignore} today={TODAY} />}
      </Field>
    </State>
  </States>
)
