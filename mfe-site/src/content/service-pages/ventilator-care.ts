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
  lead: 'Living at home with a breathing machine is possible when three things are always in place: a trained person awake in the room, spare equipment, and a plan that everyone has practised.',
  facts: [
    { icon: WindIcon, label: 'Who comes', value: 'Nurses who have worked in intensive care' },
    { icon: MoonIcon, label: 'How long', value: 'In shifts, day and night, with someone always awake' },
    { icon: WalletIcon, label: 'What it costs', value: 'From AED 600 to over 2,500 a day, agreed first' },
  ],
  parts: [
    {
      heading: 'Who it is for',
      text: [
        'Some people leave intensive care stable but still cannot breathe without help: after a spinal injury, with a disease of the muscles or nerves, with severe lung disease, or after weeks of illness. Some breathe through a tracheostomy, a tube in the neck. Others wear a mask at night. If the condition is stable and the treating doctor agrees, a bedroom can replace the ward.',
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
            text: 'The nurse watches chest movement, colour, oxygen and, where measured, carbon dioxide, and writes down the machine’s readings at set times.',
          },
          {
            title: 'Keeps the airway clear',
            text: 'Suction is done when needed, with a sterile technique. The nurse checks humidity so that secretions do not dry and block the tube.',
          },
          {
            title: 'Cares for the tracheostomy',
            text: 'The skin and inner tube are cleaned, the cuff pressure is measured, and two people change the ties. Full tube changes follow the doctor’s schedule.',
          },
          {
            title: 'Prevents infection',
            text: 'The head of the bed is raised, the mouth is cared for several times a day, and circuits and filters are changed on schedule.',
          },
          {
            title: 'Cares for the whole person',
            text: 'The nurse sees to turning, skin, feeding tube, medicines and a way to communicate, such as a letter board, a tablet or, if the doctor allows it, a speaking valve.',
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
            text: 'With your consent, a senior nurse reads the record, speaks to the lung or intensive-care doctor and learns the settings you will go home with.',
          },
          {
            title: 'We look at the room',
            text: 'It needs sockets on separate circuits, back-up power, space on both sides of the bed, and a lift and doorways wide enough for a stretcher.',
          },
          {
            title: 'Equipment arrives and is tested',
            text: 'There is a ventilator with the back-up that your doctor specifies, batteries, battery-powered suction, oxygen, a resuscitation bag, and spare tubes in the same size and one size smaller.',
          },
          {
            title: 'The family learns',
            text: 'Before the first night at home you practise three things with us: the alarm that matters, the bag, and the call to 998.',
          },
          {
            title: 'The transfer',
            text: 'You travel by ambulance with a suitable crew, if possible on a weekday morning, when doctors and suppliers can be reached.',
          },
        ],
      },
    },
    {
      heading: 'Who decides what',
      text: [
        'Your doctor prescribes the mode, pressures, rates and oxygen limits, in writing. The nurse checks them at the start of each shift and keeps within them; a setting is changed only on an order. Weaning, which means coming off the machine step by step, follows a doctor’s programme that our nurses carry out and report on. Not everyone can be weaned.',
        'The supplier is responsible for servicing the machine. We keep the log, notice when a service or a new filter is due, and have the supplier’s night number. We do not repair ventilators.',
      ],
    },
    {
      heading: 'When the alarm sounds or the power fails',
      text: [
        'The rule is simple: look at the person first, then at the machine. If the cause is not found within seconds, the nurse takes the person off the ventilator and breathes for them with the bag before looking further. The bag, mask, suction and spare tube are within arm’s reach of the bed and are checked at every handover.',
        'For power cuts there are charged batteries with a known running time, a torch, and a written limit after which we stop waiting and move to hospital.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Around-the-clock nursing is charged by the day, from AED 600 to over 2,500; critical-care skills and two shifts a day put it towards the upper end. Monthly packages start from AED 15,000. Equipment rental, oxygen and supplies come on top, mostly from the supplier directly. We set out all the costs on one page before you decide. Some insurers cover home ventilation with prior approval, and we write the reports they ask for.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can one nurse do it alone?',
            text: 'For a shift, yes, with a relative or carer at home for the moments that need two people. For a whole day, no: a tired nurse is a risk.',
          },
          {
            title: 'Can we go outside?',
            text: 'Often, once things are stable, with a portable ventilator, suction, a spare tube and a nurse. Begin with the balcony, then the park, then a family lunch.',
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
    title: 'Call 998 immediately',
    text: 'If the tracheostomy tube is out and cannot be replaced, if the lips turn blue or oxygen stays low after suction and bagging, if there is bright blood from the tube, or if the heart stops, call an ambulance on 998 and keep breathing for the person with the bag.',
  },
}
