import { Focused, LONG_TEXT, State, States } from '../gallery/states'
import { Field } from './field'
import { SearchInput } from './search-input'
import { SelectInput } from './select-input'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

export default { title: 'Field' }

const CITIES = ['Dubai', 'Sharjah', { value: 'abu-dhabi', label: 'Abu Dhabi', disabled: true }]

export const TextFields = () => (
  <States>
    <State name="Empty">
      <Field label="First name" required>
        {(aria) => <TextInput {...aria} />}
      </Field>
    </State>
    <State name="Filled, with a hint">
      <Field label="Phone" hint="10 to 15 digits; the nurse calls before arriving.">
        {(aria) => <TextInput {...aria} type="tel" defaultValue="0501234567" />}
      </Field>
    </State>
    <State name="Wrong">
      <Field label="Email" error="Enter an email address such as name@example.com" required>
        {(aria) => <TextInput {...aria} type="email" defaultValue="mariam@" />}
      </Field>
    </State>
    <State name="Disabled">
      <Field label="City">{(aria) => <TextInput {...aria} disabled defaultValue="Dubai" />}</Field>
    </State>
    <State name="Optional, several lines">
      <Field label="Notes" optionalMark="(optional)">
        {(aria) => <TextArea {...aria} rows={3} defaultValue={LONG_TEXT} />}
      </Field>
    </State>
    <State name="Long text">
      <Field label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT}>
        {(aria) => <TextInput {...aria} defaultValue={LONG_TEXT} />}
      </Field>
    </State>
    <State name="An Arabic name in an English page">
      <Field label="Last name">{(aria) => <TextInput {...aria} defaultValue="الهاشمي" />}</Field>
    </State>
    <State name="Arabic" arabic>
      <Field label="الاسم" error="اكتب الاسم">
        {(aria) => <TextInput {...aria} defaultValue="مريم" />}
      </Field>
    </State>
  </States>
)

export const ChoicesAndSearch = () => (
  <States>
    <State name="Nothing chosen">
      <Field label="City">{(aria) => <SelectInput {...aria} options={CITIES} placeholder="Select city" />}</Field>
    </State>
    <State name="Chosen">
      <Field label="City">{(aria) => <SelectInput {...aria} options={CITIES} defaultValue="Sharjah" />}</Field>
    </State>
    <State name="Wrong">
      <Field label="City" error="Choose a city">
        {(aria) => <SelectInput {...aria} options={CITIES} placeholder="Select city" />}
      </Field>
    </State>
    <State name="Disabled">
      <Field label="City">{(aria) => <SelectInput {...aria} options={CITIES} disabled />}</Field>
    </State>
    <State name="Long text">
      <Field label="Service">{(aria) => <SelectInput {...aria} options={[LONG_TEXT]} />}</Field>
    </State>
    <State name="Search">
      <SearchInput label="Search tests" placeholder="Search tests, e.g. vitamin D" />
      <SearchInput label="Search again" defaultValue="vit d" />
    </State>
    <State name="Arabic" arabic>
      <SearchInput label="ابحث" defaultValue="فيتامين" />
      <SelectInput aria-label="المدينة" options={['دبي']} />
    </State>
  </States>
)

export const FocusedField = () => (
  <Focused selector="input">
    <Field label="First name" hint="As in the passport">
      {(aria) => <TextInput {...aria} />}
    </Field>
  </Focused>
)
