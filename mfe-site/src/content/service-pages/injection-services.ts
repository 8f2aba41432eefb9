import { FileIcon, SyringeIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const injectionServices: ServicePage = {
  path: '/injection-services',
  choice: 'Injection Services',
  title: 'Injection Services',
  meta: {
    title: 'Injections and infusions at home in Dubai',
    description:
      'Prescribed injections and infusions at home in Dubai by licensed nurses: checks before, observation after, and an honest list of what belongs in a hospital.',
    keywords:
      'injection at home Dubai, nurse for injection, IV drip at home, antibiotic infusion at home, insulin teaching, vitamin B12 injection, heparin injection nurse',
  },
  lead: 'An injection takes seconds. What makes it safe takes longer: the right prescription, the right storage, the questions before and the minutes after.',
  facts: [
    { icon: SyringeIcon, label: 'Who comes', value: 'A registered nurse with emergency medicines in the bag' },
    { icon: FileIcon, label: 'What you need', value: 'A valid prescription, or a visit from one of our doctors first' },
    { icon: WalletIcon, label: 'What it costs', value: 'We tell you the price before you book' },
  ],
  parts: [
    {
      heading: 'What can be given at home',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Under the skin',
            text: 'Heparin after surgery, insulin, fertility hormones, medicines for osteoporosis, rheumatism, migraine or weight, once the first dose has been tolerated.',
          },
          {
            title: 'Into a muscle',
            text: 'Vitamin B12, some antibiotics, long-acting medicines for mental illness, hormones, and pain relief that a doctor has ordered.',
          },
          {
            title: 'Into a vein',
            text: 'Fluids, courses of antibiotics begun in hospital and medicines for nausea, through a small cannula or a line that you already have.',
          },
          {
            title: 'Care of lines',
            text: 'Flushing and dressing of a PICC or a port, with sterile technique and a written record.',
          },
          {
            title: 'Teaching',
            text: 'If you would rather do it yourself, we teach you how to prepare the skin, hold the needle, change sites and dispose of sharps. Three visits are often enough.',
          },
        ],
      },
    },
    {
      heading: 'Who asks for it',
      text: [
        'People whose course would mean ten journeys to a clinic, and people sent home with a box of syringes and a leaflet. Parents of a child who is afraid of white coats, older people who rarely go out, and travellers whose treatment continues during a stay in Dubai.',
      ],
    },
    {
      heading: 'What a visit looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Prescription and box',
            text: 'The nurse checks the name, medicine, dose, route, expiry date, colour and batch. A medicine that needs to be kept cold is not given if it has become warm.',
          },
          {
            title: 'Your health today',
            text: 'The nurse asks about allergies, fever, pregnancy, other medicines, blood thinners and earlier doses, and measures blood pressure, pulse, temperature and oxygen.',
          },
          {
            title: 'Your consent',
            text: 'The nurse explains what the medicine is for and what effects it can have. You may say no, even now.',
          },
          {
            title: 'The injection',
            text: 'Clean hands, clean skin, and a new needle no larger than it has to be. For children, there is a numbing cream or cold spray if time allows, and a parent’s lap.',
          },
          {
            title: 'Observation',
            text: 'At least fifteen minutes after most injections, longer for a first dose or an infusion. The nurse stays until a drip is finished.',
          },
          {
            title: 'Record and waste',
            text: 'The batch, site, time and any reaction are written down. The nurse takes the needles away in a sealed box.',
          },
        ],
      },
    },
    {
      heading: 'What we do not give at home',
      text: [
        'Some treatments belong where a doctor and a resuscitation team are close by: chemotherapy, blood, contrast agents, the first dose of most biological medicines and of some antibiotics, and iron given into a vein. Nor do we give anything without a prescription or its original box, medicines prescribed for somebody else, or mixtures that have not been shown to be safe.',
        'If you have ever had a severe allergic reaction, tell us when you book. The nurse carries adrenaline and knows how to use it, but a severe reaction always needs an ambulance as well.',
      ],
    },
    {
      heading: 'About vitamin drips',
      text: [
        'They are popular, so let us be plain. Vitamins given into a vein help people who lack them and cannot absorb them, which a blood test can show. For someone who eats normally and is simply tired, there is no good evidence of a benefit, and a drip still carries a small risk of infection, inflammation and fluid overload.',
        'We give them only after a doctor has looked at your history and ordered the contents. They are not for people with heart failure or kidney disease unless their specialist agrees. If you have been tired for weeks, find out why first.',
      ],
    },
    {
      heading: 'Your doctor, your pharmacy',
      text: [
        'The prescribing doctor chooses the medicine; we carry out the order and report any reaction. Please collect the medicine from a licensed pharmacy, or ask us how to have it delivered; we do not sell medicines. Controlled medicines have to be prescribed in your own name, and the nurse counts them with you.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'A single injection, a course and an infusion take very different amounts of time, so we tell you the price before you book. Long infusions are charged at the hourly rate for home nursing, usually AED 150-250. Medicine and supplies are separate. Booking is free, and we tell you beforehand what you pay if the nurse finds a reason not to inject.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can I keep the cannula in until tomorrow?',
            text: 'Only if the plan says so. It must stay dry and covered, and has to come out if there is redness, pain or swelling.',
          },
          {
            title: 'What if I miss a dose?',
            text: 'Do not double the next one. Call us or the prescriber; the answer depends on the medicine.',
          },
          {
            title: 'Do you give vaccines?',
            text: 'Some can be given at home on a doctor’s order if the cold chain is documented. Ask us which.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'After any injection',
    text: 'For swelling of the lips, tongue or face, a tight throat, wheezing, widespread hives, faintness or collapse, even hours later, use an adrenaline pen if you have been prescribed one and call 998 immediately. Fever with a red or painful vein needs a doctor the same day.',
  },
}
