import { Focused, LONG_TEXT, State, States } from '../gallery/states'
import { Button, ButtonLink, type ButtonVariant } from './button'
import { ArrowRightIcon, CalendarIcon, PhoneIcon } from './icons'

export default { title: 'Button' }

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']

export const Buttons = () => (
  <States>
    {variants.map((variant) => (
      <State key={variant} name={variant}>
        <Button variant={variant}>Book a Test</Button>
        <Button variant={variant} icon={CalendarIcon}>
          Move the visit
        </Button>
        <Button variant={variant} size="sm" iconEnd={ArrowRightIcon}>
          Next day
        </Button>
        <ButtonLink variant={variant} href="/contact" icon={PhoneIcon}>
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
      <Button wide icon={CalendarIcon}>
        {LONG_TEXT}
      </Button>
    </State>
    <State name="Arabic" arabic>
      <Button iconEnd={ArrowRightIcon}>احجز الآن</Button>
      <Button variant="secondary" icon={PhoneIcon}>
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
