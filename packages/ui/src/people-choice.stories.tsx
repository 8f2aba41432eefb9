import { LONG_TEXT, State, States } from '../gallery/states'
import { PeopleChoice, type PeopleChoiceProps } from './people-choice'

export default { title: 'PeopleChoice' }

const PROPS: PeopleChoiceProps = {
  items: [
    { kind: 'package', id: 1, name: 'Basic Package', priceFils: 37_000 },
    { kind: 'test', id: 3, name: 'Vitamin D', priceFils: 15_000 },
  ],
  people: { without: [], others: [] },
  onChange: () => {},
  errors: [],
  attempts: 0,
  totalFils: 89_000,
}
const people = (name: string) => ({ without: [], others: [{ name, without: ['test 3'] }] })

export const People = () => (
  <States>
    <State name="Nobody else">
      <PeopleChoice {...PROPS} />
    </State>
    <State name="One other, who has less">
      <PeopleChoice {...PROPS} people={people('Lina Haddad')} />
    </State>
    <State name="Wrong">
      <PeopleChoice {...PROPS} people={people('')} errors={['This field is required']} />
    </State>
    <State name="Long text">
      <PeopleChoice {...PROPS} people={people(LONG_TEXT)} />
    </State>
  </States>
)
