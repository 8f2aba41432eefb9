import { AccessibilityIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const paralyticCare: ServicePage = {
  path: '/paralytic-care',
  choice: 'Paralytic Care',
  title: 'Paralytic Care',
  meta: {
    title: 'Care for people with paralysis at home in Dubai',
    description:
      'Nursing at home in Dubai after spinal injury, stroke or nerve disease: turning, hoist transfers, skin, bladder and bowel routines, breathing and help to live well.',
    keywords:
      'paralytic care Dubai, paraplegia home care, quadriplegia nurse, spinal cord injury home nursing, pressure sore prevention, catheter care at home',
  },
  lead: 'When legs, or arms and legs, no longer obey, the body needs a rhythm of its own: turning, lifting, emptying, breathing. Done well, it takes its hours and then leaves the day to you.',
  facts: [
    { icon: AccessibilityIcon, label: 'Who comes', value: 'Nurses and carers trained in transfers and skin care' },
    { icon: ClockIcon, label: 'How long', value: 'Morning and evening visits, shifts or around the clock' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'Whom we look after',
      text: [
        'People with paraplegia or tetraplegia after an accident, with one side weakened by a stroke, with multiple sclerosis, motor neurone disease, Guillain-Barré syndrome, cerebral palsy or a tumour near the spine. Some are home for the first time since the injury. Others have lived like this for twenty years and know exactly how they want it done; then we learn from them.',
      ],
    },
    {
      heading: 'The work, honestly described',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Skin',
            text: 'Every bony place is looked at each day. Turning follows your skin and mattress, often every two to four hours at night, with weight shifts in the chair in between.',
          },
          {
            title: 'Transfers',
            text: 'With a hoist, a sliding board or two people; never by pulling under the arms. The shoulder of a weak arm is supported, for it is easily injured.',
          },
          {
            title: 'Bladder',
            text: 'Intermittent or indwelling catheters, cared for and changed on the doctor’s order, with enough to drink, and with an eye for infection.',
          },
          {
            title: 'Bowels',
            text: 'A routine at the same hour, as your rehabilitation team has set it: food, position, prescribed aids. Dull to read about, decisive for a good day.',
          },
          {
            title: 'Joints and spasms',
            text: 'Daily stretching taught by a physiotherapist, splints on and off by the clock, and notes on what sets off the spasms.',
          },
          {
            title: 'Breathing',
            text: 'After a high injury the cough is weak. Assisted coughing, position and suction, when they have been prescribed.',
          },
        ],
      },
    },
    {
      heading: 'What a morning visit looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Good morning, and consent',
            text: 'The nurse says what comes next and waits for your yes. It is your body, even where you do not feel it.',
          },
          {
            title: 'Observations and skin',
            text: 'Blood pressure, temperature, a look at heels, hips, tailbone and under straps. A red mark that does not fade means no weight on it today.',
          },
          {
            title: 'Bladder, bowels, shower',
            text: 'In the order that suits you, in private, with the water tested on skin that can feel.',
          },
          {
            title: 'Dressing and stretching',
            text: 'Seams smoothed, shoes checked for pebbles, each joint moved through what it can do.',
          },
          {
            title: 'Into the chair',
            text: 'Cushion the right way round, feet placed, belt, phone and drink within reach. Then the day belongs to you.',
          },
        ],
      },
    },
    {
      heading: 'Equipment and the home',
      text: [
        'We assess before we lift. A hospital bed, an air mattress, a hoist, a shower chair and a ramp protect two people at once, and most can be rented in Dubai. We tell you which your doctor or therapist has to prescribe, and show everybody in the home how they are used. If a transfer is not safe with one person, we send two, and say so in the price.',
        'Heat matters as well: a body that cannot sweat below an injury overheats quickly. Cool rooms, water and short hours outside in summer are part of the plan.',
      ],
    },
    {
      heading: 'What nurses do not do',
      text: [
        'They do not promise that feeling or movement will return; how much may come back is a question for your neurologist. They do not change medicines for spasm, start antibiotics or cut into pressure wounds. They report early, with measurements and, if you consent, photographs. Physiotherapy and occupational therapy are ordered separately, and we bring both plans together on one page.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Visits are usually AED 150-250 an hour for nursing. A day costs from AED 600 to over 2,500, and month-long packages start from AED 15,000. Two people for a transfer, a night shift or a ventilator raise the price; a trained family member lowers it. You know the sum before you book, and catheters, pads and dressings are listed apart.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can our helper at home learn this?',
            text: 'Much of it: turning, transfers, feeding, skin checks. We teach, watch and sign off each skill. Catheters and wounds remain with nurses.',
          },
          {
            title: 'There is a red patch already. What now?',
            text: 'Keep all pressure off it and send for us or your doctor today. If the skin is broken, black or smells, a doctor must see it.',
          },
          {
            title: 'He has become silent.',
            text: 'Low mood after paralysis is common and can be treated. We tell the doctor, with his consent, and help to find someone to talk to. Thoughts of ending life are an emergency.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Two emergencies to know',
    text: 'After an injury at mid-chest or higher, a pounding headache with flushing, sweating and high blood pressure is dangerous: sit the person up, loosen clothes, look for a kinked catheter, and call 998 if it does not pass at once. Call 998 too for breathlessness, chest pain, new weakness, or fever with confusion.',
  },
}
