import { BandageIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const postOperativeCare: ServicePage = {
  path: '/post-operative-care',
  choice: 'Post Operative Care',
  title: 'Post Operative Care',
  meta: {
    title: 'Post operative care at home in Dubai',
    description:
      'Nursing after surgery at home in Dubai: wounds and drains, pain relief, clot prevention, first steps and a clear list of signs that your surgeon must hear about.',
    keywords:
      'post operative care Dubai, nurse after surgery at home, wound dressing at home, surgical drain care, knee replacement home nurse, caesarean home nurse',
  },
  lead: 'The operation is over and the hospital has let you go. What remains is a wound, a bag of medicines and a list of rules. A nurse makes that list part of an ordinary day.',
  facts: [
    {
      icon: BandageIcon,
      label: 'When it starts',
      value: 'On the day of discharge, if you call us the day before',
    },
    { icon: ClockIcon, label: 'How long', value: 'From a few dressings to several weeks' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'The first weeks at home',
      text: [
        'Going home within days of an operation is usual now, and right for many people: it is quiet, the bed is your own and there is a reason to get up. But at home nobody counts the tablets, empties the drain or notices that the dressing is damper than yesterday. Post operative care fills that gap until you or your family can manage alone.',
        'We come after joint replacements, spine and abdominal operations, heart surgery, caesarean births, bariatric and cosmetic surgery, and after day surgery if you live alone.',
      ],
    },
    {
      heading: 'What the nurse looks after',
      list: {
        kind: 'points',
        items: [
          {
            title: 'The wound',
            text: 'The nurse changes dressings with a clean technique, removes stitches or clips on the day your surgeon names, and measures the wound. We photograph it for your surgeon only with your consent.',
          },
          {
            title: 'Drains and catheters',
            text: 'They are emptied, measured and kept clear. A drain is removed at home only on the surgeon’s written order; many are better removed in the clinic.',
          },
          {
            title: 'Pain',
            text: 'Prescribed pain relief is given before the pain becomes severe. The nurse watches for drowsiness, nausea and constipation, which strong painkillers often cause.',
          },
          {
            title: 'Blood clots',
            text: 'The nurse fits stockings properly, helps you to move your feet and ankles, and gives prescribed heparin injections or teaches you how. Your calves are checked at every visit.',
          },
          {
            title: 'Getting up',
            text: 'We help with first steps, stairs and showers, within the limits your surgeon has set. If you need exercises as well, a physiotherapist joins us.',
          },
        ],
      },
    },
    {
      heading: 'What a visit looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'How was the night?',
            text: 'The nurse asks about pain, sleep, appetite, bowels, fever and anything new. Ten minutes of listening often say more than a chart.',
          },
          {
            title: 'Observations',
            text: 'Temperature, pulse, blood pressure, breathing and oxygen are compared with the days before.',
          },
          {
            title: 'Wound and tubes',
            text: 'With clean hands and a clean work surface, the nurse examines the old dressing before throwing it away, and dates the new one.',
          },
          {
            title: 'Medicines',
            text: 'The nurse compares what was taken with the discharge letter, and notices if two boxes hold the same medicine under different names.',
          },
          {
            title: 'The day ahead',
            text: 'You know what to do until the next visit, what to leave alone, and which number to call tonight.',
          },
        ],
      },
    },
    {
      heading: 'What we do not do',
      text: [
        'A nurse does not change what the surgeon has prescribed, open a wound, or tell you over the phone that a swelling is normal. When something is not as it should be, the nurse calls the surgical team from your home and tells you what they said. If they want to see you, we help to arrange the journey.',
        'Strong painkillers are controlled medicines in the U.A.E. We can give only what has been prescribed and dispensed in your own name; the nurse does not carry any in the bag.',
      ],
    },
    {
      heading: 'Before you leave hospital',
      text: [
        'Call us when the discharge date is first mentioned. Ask the ward for four papers: the discharge summary, the list of medicines, the wound instructions and the date of the follow-up. With your consent we speak to the ward nurse, and then look at your home for a firm chair, a clear path to the bathroom, a lamp beside the bed and a place where dressings stay clean.',
        'If you need a raised toilet seat, a walking frame or a hospital bed, we tell you early enough to rent rather than buy.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Most people need short visits, and hourly home nursing is usually AED 150-250. Full days and nights after major surgery cost from AED 600 to over 2,500, depending on the hours and the skill needed. Dressings and equipment are listed separately. You receive the whole price in writing before you agree, and some insurers pay for nursing that a surgeon has ordered if they approve it first.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Who removes the stitches?',
            text: 'Our nurse can, if the surgeon’s letter gives a date and the wound has closed. If it has not, the stitches stay in and we ask the surgeon.',
          },
          {
            title: 'May I shower?',
            text: 'It depends on the dressing and the operation, so we follow the letter. If it does not say, we ask before your first shower.',
          },
          {
            title: 'When should we worry?',
            text: 'Tell us or your surgeon the same day about fever of 38 °C or more, spreading redness, pus, a bad smell, pain that gets worse instead of better, or a drain that suddenly stops.',
          },
          {
            title: 'Can one of us learn to do it?',
            text: 'Yes. Many families take over the dressings after a week. The nurse watches you do it twice before leaving it to you.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Do not wait for a visit',
    text: 'For heavy bleeding, a wound that opens, chest pain, sudden breathlessness, coughing up blood, confusion, or someone who cannot be woken, call an ambulance on 998. See a doctor the same day about a painful, swollen calf.',
  },
}
