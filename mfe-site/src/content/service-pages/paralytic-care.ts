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
  lead: 'When the legs, or the arms and legs, no longer move, the body needs a daily routine of turning, lifting, bladder and bowel care and breathing. Done well, it takes its hours and leaves the rest of the day to you.',
  facts: [
    { icon: AccessibilityIcon, label: 'Who comes', value: 'Nurses and carers trained in transfers and skin care' },
    { icon: ClockIcon, label: 'How long', value: 'Morning and evening visits, shifts or around the clock' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'Whom we look after',
      text: [
        'We look after people with paraplegia or tetraplegia after an accident, weakness on one side after a stroke, multiple sclerosis, motor neurone disease, Guillain-Barré syndrome, cerebral palsy or a tumour near the spine. Some are home for the first time since the injury. Others have lived with it for twenty years and know exactly how they want things done; then we learn from them.',
      ],
    },
    {
      heading: 'What the care involves',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Skin',
            text: 'We check every pressure point each day. How often you are turned depends on your skin and mattress, often every two to four hours at night, and you shift your weight regularly in the chair.',
          },
          {
            title: 'Transfers',
            text: 'We use a hoist, a sliding board or two people, and never pull under the arms. We support the shoulder of a weak arm, because it is easily injured.',
          },
          {
            title: 'Bladder',
            text: 'Intermittent or indwelling catheters are cared for and changed on the doctor’s order. We see that you drink enough, and watch for signs of infection.',
          },
          {
            title: 'Bowels',
            text: 'A routine at the same hour, as your rehabilitation team has set it, with the right food, position and prescribed aids. A good day often depends on it.',
          },
          {
            title: 'Joints and spasms',
            text: 'Daily stretches as a physiotherapist has shown us, splints worn for the set hours, and notes on what causes spasms.',
          },
          {
            title: 'Breathing',
            text: 'After a high spinal injury the cough is weak. We help with assisted coughing, position and, where prescribed, suction.',
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
            text: 'The nurse says what comes next and waits for your agreement. It is your body, even where you do not feel it.',
          },
          {
            title: 'Observations and skin',
            text: 'We take blood pressure and temperature, and check heels, hips, tailbone and the skin under straps. Where a red mark does not fade, no weight goes on it that day.',
          },
          {
            title: 'Bladder, bowels, shower',
            text: 'We follow the order that suits you, in private, and test the water on skin that can feel it.',
          },
          {
            title: 'Dressing and stretching',
            text: 'We smooth out seams, check inside the shoes, and move each joint as far as it comfortably goes.',
          },
          {
            title: 'Into the chair',
            text: 'The cushion is the right way round, your feet are in place, and belt, phone and drink are within reach. The rest of the day is yours.',
          },
        ],
      },
    },
    {
      heading: 'Equipment and the home',
      text: [
        'We assess before we lift. A hospital bed, an air mattress, a hoist, a shower chair and a ramp protect both you and your carer, and most can be rented in Dubai. We tell you which your doctor or therapist has to prescribe, and show everybody at home how to use them. If a transfer is not safe with one person, we send two, and the price you agree includes both.',
        'Heat matters as well: a body that cannot sweat below the injury overheats quickly. Cool rooms, plenty of water and less time outside in summer are part of the plan.',
      ],
    },
    {
      heading: 'What nurses do not do',
      text: [
        'They do not promise that feeling or movement will return; how much may come back is a question for your neurologist. They do not change medicines for spasms, start antibiotics or cut into pressure wounds. They report problems early, with measurements and, if you consent, photographs. Physiotherapy and occupational therapy are ordered separately, and we bring all the plans together on one page.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Nursing visits are usually AED 150-250 an hour. A day costs from AED 600 to over 2,500, and monthly packages start from AED 15,000. A second person for transfers, a night shift or a ventilator raises the price; a trained family member who helps lowers it. You know the total before you book, and catheters, pads and dressings are listed separately.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can our helper at home learn this?',
            text: 'Much of it: turning, transfers, feeding and skin checks. We teach each skill, watch it done and sign it off. Catheters and wounds are left to nurses.',
          },
          {
            title: 'There is already a red patch. What now?',
            text: 'Keep all pressure off it, and call us or your doctor today. If the skin is broken, black or has a smell, a doctor must see it.',
          },
          {
            title: 'He hardly speaks any more. What can we do?',
            text: 'Low mood after paralysis is common and can be treated. With his consent, we tell the doctor and help to find someone he can talk to. Thoughts of suicide are an emergency.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Two emergencies to know',
    text: 'After an injury at mid-chest or higher, a pounding headache with flushing, sweating and high blood pressure is dangerous: sit the person up, loosen clothing, look for a kinked catheter, and call 998 if it does not pass within minutes. Also call 998 for breathlessness, chest pain, new weakness, or fever with confusion.',
  },
}
