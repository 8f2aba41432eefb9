import { ActivityIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const physiotherapy: ServicePage = {
  path: '/physiotherapy-services',
  choice: 'Physiotherapy Services',
  title: 'Physiotherapy Services',
  meta: {
    title: 'Physiotherapy at home in Dubai',
    description:
      'A DHA-licensed physiotherapist at home in Dubai: assessment, hands-on treatment and a short exercise plan for pain, injury, surgery, balance and breathing.',
    keywords:
      'physiotherapy at home Dubai, home physiotherapist, physio after knee replacement, back pain physiotherapy, balance training elderly, chest physiotherapy',
  },
  lead: 'The stairs that trouble you are in your house, and so is the chair you can’t get out of. That is a good reason for the physiotherapist to come to them.',
  facts: [
    { icon: ActivityIcon, label: 'Who comes', value: 'A physiotherapist licensed by the Dubai Health Authority' },
    { icon: ClockIcon, label: 'How long', value: 'About an hour, usually one to three times a week' },
    { icon: WalletIcon, label: 'What it costs', value: 'We tell you the price before you book' },
  ],
  parts: [
    {
      heading: 'What physiotherapy can help with',
      text: [
        'Physiotherapy treats problems of movement, strength, balance and breathing with exercise, hands and advice. At home it is most useful for people who find the way to a clinic too long, too painful or too tiring, and for those whose goal is a thing at home: the bath, the bed, the garden path.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'After surgery',
            text: 'Hip and knee replacement, ligament repair, fractures, spine and heart operations, within the limits that your surgeon has set.',
          },
          {
            title: 'Pain',
            text: 'Back, neck, shoulder and knee; joints stiff from arthritis; sports injuries; long hours at a desk.',
          },
          {
            title: 'Nerves and brain',
            text: 'Stroke, Parkinson’s disease, multiple sclerosis, weakness after weeks in intensive care.',
          },
          { title: 'Balance', text: 'Older people who have fallen, or who have begun to hold on to the furniture.' },
          {
            title: 'Breathing',
            text: 'Clearing the chest and building stamina in lung disease, after pneumonia or after a long time in bed.',
          },
          {
            title: 'Children',
            text: 'Delayed movement, cerebral palsy and injuries, by therapists who work with children, with a parent present.',
          },
        ],
      },
    },
    {
      heading: 'The first visit',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Your story and your aim',
            text: 'What happened, what hurts, what you want to do again. “Walk to the mosque on Fridays” is a good aim; “get better” is not yet one.',
          },
          {
            title: 'Examination',
            text: 'Strength, range, balance, walking and feeling are tested and written down, so that progress can be seen rather than guessed.',
          },
          {
            title: 'A safety check',
            text: 'Night pain, weight loss, numbness, fever and a few other questions that tell whether a doctor should look first.',
          },
          {
            title: 'First treatment',
            text: 'Usually the same day: hands-on techniques where they help, and movement, which helps more often.',
          },
          {
            title: 'Two or three exercises',
            text: 'Not twelve. Written or filmed on your own phone, fitted to your chair, your step, your wall.',
          },
          {
            title: 'A plan',
            text: 'How many visits we expect, what should be different after four of them, and what happens if it is not.',
          },
        ],
      },
    },
    {
      heading: 'Later visits',
      text: [
        'Each one begins with the question whether the exercises were done, and what got in the way. The therapist measures, makes things harder or easier, and moves from the bed to the stairs to the street. If the aim is reached early, the series ends early; if more visits would help, we say why, and you decide.',
        'The therapist brings what is needed: bands, weights, a balance pad, sometimes a device for electrical stimulation. Wear something to move in, and keep a clear space the size of a carpet.',
      ],
    },
    {
      heading: 'Doctors, referrals and insurance',
      text: [
        'You may call us without a referral for common pain and stiffness. After surgery, a fracture, a heart attack or a stroke we need the doctor’s letter, with the limits for weight and movement; and insurers normally want a referral and an approval before the first visit. With your consent we report to your doctor at the start, whenever progress stalls, and at the end.',
      ],
    },
    {
      heading: 'What a physiotherapist does not do',
      text: [
        'No prescriptions, no injections, no scans, and no diagnosis of an illness. Forceful manipulation of the neck is not done at home. A treatment should never leave you worse for days: some soreness until the next day is normal, more should be reported. And if examination suggests that exercise is not the answer, the therapist says so and stops.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The price depends on the length of the visit, on your area and on whether a specialised therapist is needed. We tell you the price before you book, for one visit and for the series we suggest. You are free to book one and decide afterwards. We do not sell exercise equipment.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can I ask for a woman or a man?',
            text: 'Yes. Say so when you book. A family member may be in the room at any time.',
          },
          {
            title: 'Will it hurt?',
            text: 'Some exercises are uncomfortable. You set the limit, and a sharp pain is a reason to stop.',
          },
          {
            title: 'How soon will I notice something?',
            text: 'It depends on the cause. We agree on a measure, such as the time to stand up five times, and look at it at each visit.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Not a matter for physiotherapy',
    text: 'Back pain with numbness between the legs or loss of bladder control, sudden weakness of face, arm or leg, chest pain, sudden breathlessness, or a limb that looks broken: call 998. A hot, swollen calf or joint needs a doctor the same day.',
  },
}
