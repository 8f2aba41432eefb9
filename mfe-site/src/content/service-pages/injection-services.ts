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
  lead: 'A needle takes seconds. What makes it safe takes longer: the right prescription, the right storage, the questions before and the minutes after.',
  facts: [
    { icon: SyringeIcon, label: 'Who comes', value: 'A registered nurse with emergency medicines in the bag' },
    { icon: FileIcon, label: 'What you need', value: 'A valid prescription; or one of our doctors visits first' },
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
            text: 'Vitamin B12, some antibiotics, long-acting medicines in mental illness, hormones, pain relief where a doctor has ordered it.',
          },
          {
            title: 'Into a vein',
            text: 'Fluids, courses of antibiotics begun in hospital, medicines against nausea, through a small cannula or through a line that you already have.',
          },
          {
            title: 'Care of lines',
            text: 'Flushing and dressing of a PICC or a port, with sterile technique and a written record.',
          },
          {
            title: 'Teaching',
            text: 'If you would rather do it yourself, we show you: skin, angle, rotation of sites, disposal. Three visits are often enough.',
          },
        ],
      },
    },
    {
      heading: 'Who asks for it',
      text: [
        'People on a course that would mean ten journeys to a clinic. People who have been sent home with a box of syringes and a leaflet. Parents of a child who is afraid of white coats, older people who do not go out, and travellers whose treatment goes on during a stay in Dubai.',
      ],
    },
    {
      heading: 'What a visit looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Prescription and box',
            text: 'The nurse compares name, medicine, dose, route, expiry, colour and batch. Medicines that need cold must have been kept cold; if not, they are not given.',
          },
          {
            title: 'Your health today',
            text: 'Allergies, fever, pregnancy, other medicines, blood thinners, and what happened after earlier doses. Blood pressure, pulse, temperature and oxygen.',
          },
          { title: 'Your consent', text: 'You hear what it is for and what it can do. You may say no, even now.' },
          {
            title: 'The injection',
            text: 'Clean hands, clean skin, a new needle, the smallest that serves. For children: a cream or cold spray if there is time, and a parent’s lap.',
          },
          {
            title: 'Observation',
            text: 'At least fifteen minutes after most injections, longer for a first dose or an infusion. The nurse stays for the whole of a drip.',
          },
          {
            title: 'Record and waste',
            text: 'Batch, site, time and reaction are written down. Needles leave the house in a sealed box.',
          },
        ],
      },
    },
    {
      heading: 'What we do not give at home',
      text: [
        'Some medicines belong where a doctor and a resuscitation team are next door: chemotherapy, blood, contrast agents, the first dose of most biological medicines and of some antibiotics, and iron by vein. We also do not give anything without a prescription, anything brought without its box, medicines prescribed for somebody else, or two unproven mixtures in one bag.',
        'If you have ever had a severe allergic reaction, tell us when you book. The nurse carries adrenaline and knows how to use it, and treatment of such a reaction still ends in an ambulance.',
      ],
    },
    {
      heading: 'About vitamin drips',
      text: [
        'They are popular, so let us be plain. Vitamins by vein help people who lack them and cannot absorb them; that is shown by a blood test. For someone who eats normally and is merely tired, good evidence of a benefit is missing, and a drip is still a needle in a vein, with a small risk of infection, inflammation and overload.',
        'We give them only after a doctor has looked at your history and ordered the contents. They are not for people with heart failure or kidney disease unless their specialist agrees. If you are tired for weeks, look for the reason first.',
      ],
    },
    {
      heading: 'Your doctor, your pharmacy',
      text: [
        'The prescribing doctor decides on the medicine; we carry out the order and report reactions. Please collect the medicine from a licensed pharmacy, or ask us how it can be delivered; we do not sell medicines from the bag. Controlled medicines have to be prescribed in your own name and are counted with you.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'A single injection, a course and an infusion take very different times, so we tell you the price before you book. For long infusions the hourly rate of home nursing applies, usually AED 150-250. Medicine and supplies are separate. Booking is free, and if the nurse finds a reason not to inject, we explain beforehand what you pay in that case.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can I keep the cannula in until tomorrow?',
            text: 'Only if the plan says so. It must stay dry and covered; redness, pain or swelling mean that it comes out.',
          },
          {
            title: 'I missed a dose.',
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
    text: 'Swelling of the lips, tongue or face, a tight throat, wheezing, widespread hives, faintness or collapse, minutes or hours later: call 998 at once and use an adrenaline pen if one has been prescribed. Fever with a red or painful vein needs a doctor the same day.',
  },
}
