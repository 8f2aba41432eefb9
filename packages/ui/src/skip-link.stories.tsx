import { Focused } from '../gallery/states'
import { SkipLink } from './skip-link'

export default { title: 'Skip link' }

/** Out of sight until it has the focus. */
export const FocusedLink = () => (
  <>
    <Focused selector="a">
      <SkipLink>Skip to the content</SkipLink>
    </Focused>
    <section id="content" aria-label="Content">
      <p>The content</p>
    </section>
  </>
)
