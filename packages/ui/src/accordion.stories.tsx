import { LONG_TEXT, State, States } from '../gallery/states'
import { Accordion } from './accordion'

export default { title: 'Accordion' }

const items = [
  { question: 'Do I need to fast?', answer: 'Eight to twelve hours for glucose and lipids; water is fine.' },
  { question: `What does the visit include: ${LONG_TEXT}?`, answer: LONG_TEXT },
]
const arabic = [
  { question: 'هل يجب أن أصوم؟', answer: 'من ثماني ساعات إلى اثنتي عشرة ساعة.' },
  { question: 'متى تأتي الممرضة؟', answer: 'خلال نصف الساعة الذي تختاره.' },
]

export const Accordions = () => (
  <States>
    <State name="First answer open">
      <Accordion items={items} />
    </State>
    <State name="All closed">
      <Accordion items={items} firstOpen={-1} />
    </State>
    <State name="Arabic" arabic>
      <Accordion items={arabic} />
    </State>
  </States>
)
