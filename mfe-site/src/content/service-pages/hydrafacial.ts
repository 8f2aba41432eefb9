import { ClockIcon, SparklesIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const hydrafacial: ServicePage = {
  path: '/hydrafacial-services',
  choice: 'Hydrafacial Services',
  title: 'Hydrafacial Services',
  meta: {
    title: 'Hydrafacial at home in Dubai',
    description:
      'Hydrafacial skin treatment at home in Dubai: what it does, how long it lasts, who should not have it, and how to look after your skin in the sun afterwards.',
    keywords:
      'hydrafacial at home Dubai, facial at home, skin cleansing treatment, hydrating facial Dubai, home facial for women, facial for men Dubai',
  },
  lead: 'A cosmetic treatment that cleanses and hydrates the skin of the face with water, suction and serums. It is short, pleasant and not a medical treatment. This page explains what it can do and what it can’t.',
  facts: [
    { icon: SparklesIcon, label: 'What it is', value: 'A cosmetic facial, not a medical treatment' },
    { icon: ClockIcon, label: 'How long', value: '45 to 60 minutes' },
    { icon: WalletIcon, label: 'What it costs', value: 'We tell you the price before you book' },
  ],
  parts: [
    {
      heading: 'What it does',
      text: [
        'A handpiece the size of a pen glides over the face. It loosens dead cells with a mild acid solution, lifts oil and dirt from the pores with gentle suction, and leaves a moisturising serum behind. Straight afterwards, most people’s skin feels smoother and looks fresher, because its surface holds more water and less debris.',
        'The effect lasts for days, sometimes for a couple of weeks. The treatment does not tighten loose skin, remove deep wrinkles or scars, or cure acne, rosacea or pigmentation. A series of treatments keeps up the effect only for as long as it continues.',
      ],
    },
    {
      heading: 'Who it suits',
      list: {
        kind: 'points',
        items: [
          { title: 'Dull or dry skin', text: 'After months of air conditioning, travel or desert wind.' },
          { title: 'Oily skin', text: 'With blackheads on the nose and chin, but no inflamed acne.' },
          {
            title: 'Before an occasion',
            text: 'Two to four days ahead rather than on the day, and not for the first time just before a wedding.',
          },
          {
            title: 'People at home',
            text: 'New mothers, carers, and people in recovery whose doctor has no objection. It is also an hour of being looked after.',
          },
        ],
      },
    },
    {
      heading: 'Who should wait or not have it',
      text: [
        'Please tell us when you book if any of this applies to you; we would rather move the visit than harm your skin. We do not treat skin with cold sores, infection, sunburn or wounds, active eczema or psoriasis, inflamed rosacea or severe acne, or a mole that has changed. Show a changed mole to a dermatologist.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'Ask your doctor first',
            text: 'If you are pregnant or breastfeeding, are having cancer treatment, have an immune disease, take blood thinners, or tend to form raised scars.',
          },
          {
            title: 'Wait',
            text: 'For six months after isotretinoin, unless your dermatologist agrees; for some weeks after laser treatment, peels, fillers or botulinum toxin; for a week after waxing or strong retinoid creams.',
          },
          {
            title: 'Allergies',
            text: 'Tell us if you are allergic to aspirin or salicylates, shellfish, or any ingredient of the serums. You can read the list before anything touches your face.',
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
            title: 'Questions and a skin check',
            text: 'The practitioner asks about your skin, products, medicines, allergies and earlier treatments. If there is a reason not to go ahead, the practitioner explains it and stops.',
          },
          {
            title: 'A test patch',
            text: 'For sensitive skin or a first treatment, we try a small area by the jaw and wait a few minutes.',
          },
          {
            title: 'Cleansing and exfoliation',
            text: 'Your make-up is removed and your eyes are protected. The first solution may tingle slightly; if it burns, we stop.',
          },
          {
            title: 'Extraction',
            text: 'Gentle suction clears the pores, weaker near the eyes and on thin skin. Nothing is squeezed.',
          },
          {
            title: 'Serum',
            text: 'The practitioner applies moisturising serums chosen for your skin, and nothing that you have not agreed to.',
          },
          {
            title: 'Sun cream',
            text: 'You receive SPF 50 protection and a short note on what to avoid for the next few days.',
          },
        ],
      },
    },
    {
      heading: 'Afterwards, under Dubai’s sun',
      text: [
        'Redness for a few hours is normal; tightness or a few small spots can last a day or two. For the rest of the day, avoid strong sun, saunas, pools and hard exercise. Use sun cream for at least a week, and no acids, scrubs or retinoids for three days. Irritation can leave dark marks on darker skin, so we choose milder settings and ask you to be strict about the sun.',
      ],
    },
    {
      heading: 'Who comes, and with what',
      text: [
        'A practitioner licensed in Dubai for this kind of treatment comes to you with a portable device, single-use tips, fresh towels and solutions in labelled bottles. You may ask for a woman or a man. We need a reclining chair or a bed, a socket and good light, and disinfect surfaces before and after.',
        'The practitioner does not inject, prescribe, treat moles or warts, or diagnose skin diseases; that is a dermatologist’s work. We treat minors only with a parent’s written consent and with a parent present.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The price depends on the length of the treatment and on your area, and we tell you the price before you book. Health insurance does not cover cosmetic treatments. We sell no packages or products at the door.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'How often?',
            text: 'Try it once and see whether you like it. People who continue usually choose every four to six weeks; more often irritates the skin.',
          },
          { title: 'Is it for men?', text: 'Yes. Please shave the day before rather than on the day.' },
          {
            title: 'Can it harm my skin?',
            text: 'Irritation, spots, cold sores and dark marks are possible, and are mostly mild and brief. If redness increases after the first day, see a doctor and let us know.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'If your skin reacts strongly',
    text: 'For swelling of the lips, eyelids or throat, trouble breathing, or hives over the body after the treatment, call an ambulance on 998. See a doctor the same day about blisters, spreading redness, pus, fever or pain in an eye.',
  },
}
