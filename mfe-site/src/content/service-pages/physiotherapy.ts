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
  lead: 'The stairs that trouble you are in your home, and so is the chair you can’t get out of. That is a good reason for the physiotherapist to come to you.',
  facts: [
    { icon: ActivityIcon, label: 'Who comes', value: 'A physiotherapist licensed by the Dubai Health Authority' },
    { icon: ClockIcon, label: 'How long', value: 'About an hour, usually one to three times a week' },
    { icon: WalletIcon, label: 'What it costs', value: 'We tell you the price before you book' },
  ],
  parts: [
    {
      heading: 'What physiotherapy can help with',
      text: [
        'Physiotherapy treats problems of movement, strength, balance and breathing with exercise, hands-on treatment and advice. At home it is most useful for people who find the journey to a clinic too long, too painful or too tiring, and for those whose goal is at home: the bath, the bed, the garden path.',
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
            text: 'Back, neck, shoulder and knee pain, joints stiff with arthritis, sports injuries, and aches from long hours at a desk.',
          },
          {
            title: 'Brain and nerves',
            text: 'Stroke, Parkinson’s disease, multiple sclerosis, and weakness after weeks in intensive care.',
          },
          {
            title: 'Balance',
            text: 'For older people who have fallen, or who have begun to hold on to the furniture.',
          },
          {
            title: 'Breathing',
            text: 'Clearing the chest and building stamina in lung disease, after pneumonia or after a long time in bed.',
          },
          {
            title: 'Children',
            text: 'Delayed motor development, cerebral palsy and injuries, treated by therapists who work with children, with a parent present.',
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
            title: 'Your story and your goal',
            text: 'You tell us what happened, what hurts and what you want to do again. “Walk to the mosque on Fridays” is a goal we can work towards; “get better” is too vague.',
          },
          {
            title: 'Examination',
            text: 'The therapist tests strength, range of movement, balance, walking and sensation, and writes it all down, so that progress can be measured rather than guessed.',
          },
          {
            title: 'A safety check',
            text: 'Questions about night pain, weight loss, numbness and fever show whether a doctor should see you first.',
          },
          {
            title: 'First treatment',
            text: 'Treatment usually starts the same day, with hands-on techniques where they help, and movement, which helps more often.',
          },
          {
            title: 'Two or three exercises',
            text: 'Two or three, not twelve, written down or filmed on your own phone, and chosen for your chair, your step and your wall.',
          },
          {
            title: 'A plan',
            text: 'It says how many visits we expect, what should be different after four of them, and what we do if it is not.',
          },
        ],
      },
    },
    {
      heading: 'Later visits',
      text: [
        'Each visit begins with how the exercises went and what got in the way. The therapist measures your progress, makes the exercises harder or easier, and moves on from the bed to the stairs to the street. If you reach your goal early, the visits end early; if more would help, we say why, and you decide.',
        'The therapist brings what is needed: bands, weights, a balance pad, sometimes a device for electrical stimulation. Wear something you can move in, and clear a space about the size of a rug.',
      ],
    },
    {
      heading: 'Doctors, referrals and insurance',
      text: [
        'For common pain and stiffness you can call us without a referral. After surgery, a fracture, a heart attack or a stroke we need your doctor’s letter, with any limits on weight and movement. Insurers normally want a referral and approval before the first visit. With your consent we report to your doctor at the start, whenever progress stalls, and at the end.',
      ],
    },
    {
      heading: 'What a physiotherapist does not do',
      text: [
        'Physiotherapists do not prescribe, inject, order scans or diagnose illnesses, and ours do not manipulate the neck forcefully. Some soreness until the next day is normal; tell us if it is worse or lasts longer. If the examination suggests that exercise is not the answer, the therapist says so and stops.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The price depends on the length of the visit, on your area and on whether a specialised therapist is needed. We tell you the price before you book, for one visit and for the course we suggest. You are free to book one visit and decide afterwards. We do not sell exercise equipment.',
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
            title: 'How soon will I notice a difference?',
            text: 'It depends on the cause. We agree on a measure, such as how long it takes you to stand up five times, and check it at each visit.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'When physiotherapy is not the answer',
    text: 'For back pain with numbness between the legs or loss of bladder control, sudden weakness of the face, an arm or a leg, chest pain, sudden breathlessness, or a limb that looks broken, call 998. A doctor should see a hot, swollen calf or joint the same day.',
  },
}
