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
      value: 'On the day of discharge, if we hear from you the day before',
    },
    { icon: ClockIcon, label: 'How long', value: 'From a few dressings to several weeks' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'The two weeks when things slip',
      text: [
        'Going home within days of an operation is usual now, and for many people it is right: there is quiet, a bed of one’s own and a reason to get up. But at home nobody counts the tablets, empties the drain or notices that the dressing is damper than yesterday. Post operative care fills that gap until you, or your family, can do it alone.',
        'We come after joint replacements, spine and abdominal operations, heart surgery, caesarean births, bariatric and cosmetic surgery, and after day surgery for people who live by themselves.',
      ],
    },
    {
      heading: 'What the nurse looks after',
      list: {
        kind: 'points',
        items: [
          {
            title: 'The wound',
            text: 'Dressings changed with clean technique, stitches or clips removed on the day your surgeon names, and the wound measured. We photograph it for your surgeon only with your consent.',
          },
          {
            title: 'Drains and catheters',
            text: 'Emptied, measured and kept open. A drain is removed at home only on the surgeon’s written order; many are better removed in the clinic.',
          },
          {
            title: 'Pain',
            text: 'Prescribed pain relief given before it is badly needed, not after. The nurse watches for sleepiness, nausea and constipation, which strong painkillers often cause.',
          },
          {
            title: 'Blood clots',
            text: 'Stockings fitted properly, feet and ankles moved, prescribed heparin injections given or taught. Calves are checked at every visit.',
          },
          {
            title: 'Getting up',
            text: 'First steps, stairs and showers within the limits that your surgeon has set. If you need exercises as well, a physiotherapist joins.',
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
            title: 'How was the night',
            text: 'Pain, sleep, appetite, bowels, fever, anything new. Ten minutes of listening often say more than a chart.',
          },
          {
            title: 'Observations',
            text: 'Temperature, pulse, blood pressure, breathing and oxygen, compared with the days before.',
          },
          {
            title: 'Wound and tubes',
            text: 'Hands washed, a clean field laid out, the old dressing examined before it is thrown away, the new one dated.',
          },
          {
            title: 'Medicines',
            text: 'What was taken is compared with the discharge letter. If two boxes hold the same medicine under different names, this is where it is noticed.',
          },
          {
            title: 'The day ahead',
            text: 'What to do until the next visit, what to leave alone, and the telephone number for tonight.',
          },
        ],
      },
    },
    {
      heading: 'What we do not do',
      text: [
        'A nurse does not change what the surgeon has prescribed, open a wound, or promise that swelling is normal over the telephone. When something is not as it should be, the nurse calls the surgical team from your home and tells you what was said. If they want to see you, we help to arrange the way there.',
        'Strong painkillers are controlled medicines in the U.A.E. We can give only what has been prescribed and dispensed in your own name; nothing comes out of the nurse’s bag.',
      ],
    },
    {
      heading: 'Before you leave hospital',
      text: [
        'Call us when the discharge date is first mentioned. Ask the ward for four papers: the discharge summary, the list of medicines, the wound instructions and the date of the follow-up. With your consent we speak to the ward nurse, and then look at your home: a firm chair, a clear path to the bathroom, a lamp beside the bed, a place where dressings stay clean.',
        'If you need a raised toilet seat, a walking frame or a hospital bed, we say so early enough for you to rent rather than buy it.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Most people need short visits, and hourly home nursing is usually AED 150-250. Full days for the first nights after major surgery run from AED 600 to over 2,500, depending on hours and on the skill needed. Dressings and equipment are named separately. You receive the whole sum in writing before you say yes, and some insurers pay for nursing ordered by a surgeon if they approve it first.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Who removes the stitches?',
            text: 'Our nurse can, if the surgeon’s letter gives a date and the wound has closed. If it has not, the stitches stay and the surgeon is asked.',
          },
          {
            title: 'May I shower?',
            text: 'It depends on the dressing and on the operation, so we follow the letter. Where it says nothing, we ask before the first shower rather than after it.',
          },
          {
            title: 'When should we worry?',
            text: 'Tell us or your surgeon the same day about fever of 38 °C or more, spreading redness, pus, a bad smell, pain that grows instead of fading, or a drain that suddenly stops.',
          },
          {
            title: 'Can one of us learn it?',
            text: 'Yes. Many families take over the dressing after a week. The nurse watches you do it twice before leaving it to you.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Do not wait for a visit',
    text: 'Heavy bleeding, a wound that opens, chest pain, sudden breathlessness, coughing blood, confusion, or someone who cannot be woken: call an ambulance on 998. A painful, swollen calf needs a doctor the same day.',
  },
}
