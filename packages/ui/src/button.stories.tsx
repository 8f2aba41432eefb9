import { Focused, LONG_TEXT, State, States } from '../gallery/states'
import { Button, ButtonLink, type ButtonVariant } from './button'

export default { title: 'Button' }

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']

export const Buttons = () => (
  <States>
    {variants.map((variant) => (
      <State key={variant} name={variant}>
        <Button variant={variant}>Book a Test</Button>
        <Button variant={variant} icon="calendar">
          Move the visit
        </Button>
        <Button variant={variant} size="sm" iconEnd="arrow-right">
          Next day
        </Button>
        <ButtonLink variant={variant} href="/contact" icon="phone">
          Call us
        </ButtonLink>
      </State>
    ))}
    <State name="Disabled, and waiting for something that it says when pressed">
      <Button disabled>Confirm Booking</Button>
      <Button aria-disabled>Book a Test</Button>
    </State>
    <State name="Busy">
      <Button busy busyLabel="Processing...">
        Confirm Booking
      </Button>
      <Button variant="secondary" size="sm" busy>
        Save
      </Button>
    </State>
    <State name="Wide, with a long text">
      <Button wide icon="calendar">
        {LONG_TEXT}
      </Button>
    </State>
    <State name="Arabic" arabic>
      <Button iconEnd="arrow-right">احجز الآن</Button>
      <Button variant="secondary" icon="phone">
        اتصل بنا
      </Button>
    </State>
  </States>
)

export const FocusedButton = () => (
  <Focused selector="button">
    <Button>Book a Test</Button>
  </Focused>
)
