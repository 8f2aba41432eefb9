import { LONG_TEXT, State, States } from '../gallery/states'
import { Card } from './card'

export default { title: 'Card' }

export const Cards = () => (
  <States>
    {(['white', 'sand', 'sage'] as const).map((tone) => (
      <State key={tone} name={tone}>
        <Card tone={tone}>{LONG_TEXT}</Card>
      </State>
    ))}
    <State name="Large padding">
      <Card padding="lg">{LONG_TEXT}</Card>
    </State>
    <State name="No padding">
      <Card padding="none">{LONG_TEXT}</Card>
    </State>
  </States>
)
