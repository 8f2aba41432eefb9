import { MoonIcon, WalletIcon, WindIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const ventilatorCare: ServicePage = {
  path: '/ventilator-care',
  choice: 'Ventilator Care',
  title: 'Ventilator Care',
  meta: {
    title: 'Ventilator and tracheostomy care at home in Dubai',
    description:
      'Critical-care nurses at home in Dubai for people on a ventilator or with a tracheostomy: suction, humidity, alarms, spare equipment and a rehearsed emergency plan.',
    keywords:
      'ventilator care at home Dubai, tracheostomy care at home, ICU nurse at home, home ventilation nurse, BiPAP nurse, suction at home',
  },
  lead: 'Living at home with a breathing machine is possible when three things never fail: a trained person awake in the room, equipment with a spare, and a plan that everyone has practised.',
  facts: [
    { icon: WindIcon, label: 'Who comes', value: 'Nurses who have worked in intensive care' },
    { icon: MoonIcon, label: 'How long', value: 'In shifts, day and night; someone is always awake' },
    { icon: WalletIcon, label: 'What it costs', value: 'From AED 600 to over 2,500 a day, agreed first' },
  ],
  parts: [
    {
      heading: 'Who it is for',
      text: [
        'Some people leave intensive care stable, and yet cannot breathe without help: after a spinal injury, with a disease of muscles or nerves, with severe lung disease, or after weeks of illness. Some breathe through a tracheostomy, a tube in the neck. Others wear a mask at night. If the condition is steady and the treating doctor agrees, a bedroom can replace the ward.',
        'It is not for everyone. When settings still change every day, when oxygen needs are high or rising, or when the home cannot take the equipment, we will tell you that hospital is the safer place for now.',
      ],
    },
    {
      heading: 'What the nurse does in a shift',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Watches breathing',
            text: 'Chest movement, colour, oxygen, carbon dioxide where it is measured, and the numbers on the machine, written down at fixed times.',
          },
          {
            title: 'Keeps the airway clear',
            text: 'Suction when it is needed, with sterile technique; humidity checked, so that secretions do not dry and block the tube.',
          },
          {
            title: 'Cares for the tracheostomy',
            text: 'Skin cleaned, ties changed by two people, cuff pressure measured, the inner tube cleaned. Full tube changes follow the doctor’s schedule.',
          },
          {
            title: 'Prevents infection',
            text: 'The head of the bed raised, mouth care several times a day, circuits and filters changed on their dates.',
          },
          {
            title: 'Cares for the whole person',
            text: 'Turning, skin, feeding tube, medicines, and a way to communicate: a letter board, a tablet, a speaking valve if the doctor allows it.',
          },
        ],
      },
    },
    {
      heading: 'From intensive care to your bedroom',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'We meet the hospital team',
            text: 'With your consent a senior nurse reads the record, speaks with the lung or intensive-care doctor and learns the settings that will go home with you.',
          },
          {
            title: 'We look at the room',
            text: 'Sockets on separate circuits, the building’s generator, space on both sides of the bed, lift and doorways that a stretcher can pass.',
          },
          {
            title: 'Equipment arrives and is tested',
            text: 'Ventilator and second ventilator or the back-up your doctor names, batteries, suction with a battery, oxygen, resuscitation bag, spare tubes in the same size and one smaller.',
          },
          {
            title: 'The family learns',
            text: 'Before the first night at home you practise three things with us: the alarm that matters, the bag, and the call to 998.',
          },
          {
            title: 'The transfer',
            text: 'By an ambulance with a suitable crew, on a weekday morning where we can choose, so that doctors and suppliers can be reached.',
          },
        ],
      },
    },
    {
      heading: 'Who decides what',
      text: [
        'Your doctor prescribes the mode, pressures, rates and oxygen limits, in writing. The nurse checks them at the start of each shift and keeps within them; a setting is changed only on an order. Weaning, the slow way off the machine, is a doctor’s programme that our nurses carry out and report on, and not every person can be weaned.',
        'The supplier owns the servicing of the machine. We keep the log, notice when a service or a filter is due, and know the supplier’s night number. We do not repair ventilators.',
      ],
    },
    {
      heading: 'When the alarm sounds or the power fails',
      text: [
        'The rule is simple: look at the person first, then at the machine. If the cause is not found within seconds, the nurse takes the person off the ventilator and breathes for them with the bag, and only then goes on looking. Bag, mask, suction and spare tube hang within arm’s reach of the bed and are checked at every handover.',
        'For power cuts there are charged batteries with a known running time, a torch, and a written hour at which we stop waiting and move to hospital.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Around-the-clock nursing is paid by the day: from AED 600 to over 2,500, and critical-care skills and two shifts bring it up within that range. Monthly packages start from AED 15,000. Equipment rental, oxygen and supplies come on top, mostly from the supplier directly. We put all of it on one page before you decide. Some insurers cover home ventilation with prior approval; we write the reports that they ask for.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can one nurse do it alone?',
            text: 'For a shift, yes, with a family member or carer in the home for the moments that need two. For a whole day, no: a tired nurse is a risk.',
          },
          {
            title: 'Can we go outside?',
            text: 'Often, once things are steady: with a portable ventilator, suction, spare tube and a nurse. Balcony first, then the park, then the family lunch.',
          },
          {
            title: 'Will my father speak again?',
            text: 'Some people can with a speaking valve or a deflated cuff. The doctor and a speech therapist decide when it is safe to try.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Call 998 at once',
    text: 'If the tracheostomy tube is out and cannot be replaced, if lips turn blue or oxygen stays low after suction and the bag, if there is bright blood from the tube, or if the heart stops: call an ambulance on 998 and keep breathing for the person with the bag.',
  },
}
