import { LONG_TEXT } from '../gallery/states'
import { Section } from './section'

export default { title: 'Section' }

export const Sections = () => (
  <>
    {(['sand', 'sage', 'white', 'ink'] as const).map((tone) => (
      <Section key={tone} tight tone={tone} heading={`On ${tone}`} lead={LONG_TEXT}>
        <p>{LONG_TEXT}</p>
      </Section>
    ))}
    <Section width="text" heading="As wide as a text is read">
      <p>{LONG_TEXT}</p>
    </Section>
  </>
)
