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
  lead: 'A cosmetic treatment that cleans and moistens the skin of the face with water, suction and serums. Pleasant, short, and no medicine: this page says what it can do and what it can’t.',
  facts: [
    { icon: SparklesIcon, label: 'What it is', value: 'A cosmetic facial; it treats no disease' },
    { icon: ClockIcon, label: 'How long', value: '45 to 60 minutes, then back to your day' },
    { icon: WalletIcon, label: 'What it costs', value: 'We tell you the price before you book' },
  ],
  parts: [
    {
      heading: 'What it does',
      text: [
        'A handpiece the size of a pen glides over the face. It loosens dead cells with a mild acid solution, lifts oil and dirt from the pores with gentle suction, and leaves a moisturising serum. Directly afterwards most people’s skin feels smoother and looks fresher, because its surface holds more water and less debris.',
        'That effect lasts for days, sometimes for a couple of weeks. It does not tighten loose skin, remove deep wrinkles or scars, or cure acne, rosacea or pigmentation. A series prolongs the effect only for as long as the series goes on.',
      ],
    },
    {
      heading: 'Who may like it',
      list: {
        kind: 'points',
        items: [
          { title: 'Dull or dry skin', text: 'After months of air conditioning, travel or desert wind.' },
          { title: 'Oily skin', text: 'With blackheads on the nose and chin, and no inflamed acne.' },
          {
            title: 'Before an occasion',
            text: 'Two to four days before rather than on the day, and not for the first time before a wedding.',
          },
          {
            title: 'People at home',
            text: 'New mothers, carers, people in recovery whose doctor has no objection. An hour of being looked after counts as well.',
          },
        ],
      },
    },
    {
      heading: 'Who should not have it, or not yet',
      text: [
        'Tell us when you book, for we would rather move the appointment than harm your skin. The treatment is not done on cold sores, infected, sunburnt or broken skin, active eczema or psoriasis of the face, inflamed rosacea or severe acne, or on a mole that has changed. That last one should be shown to a dermatologist.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'Ask your doctor first',
            text: 'During pregnancy or breast-feeding, during cancer treatment, with an immune disease, with blood thinners, or if you form raised scars.',
          },
          {
            title: 'Wait',
            text: 'For six months after isotretinoin tablets unless your dermatologist agrees; for some weeks after laser, peels, fillers or botulinum toxin; for a week after waxing or strong retinoid creams.',
          },
          {
            title: 'Allergies',
            text: 'To aspirin or salicylates, shellfish, or any ingredient of the serums. You can read the list before anything touches your face.',
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
            title: 'Questions and a look',
            text: 'Skin type, products, medicines, allergies, earlier treatments. If something speaks against it, the practitioner says so and leaves it.',
          },
          {
            title: 'A test patch',
            text: 'For sensitive skin or a first treatment: a small area by the jaw, then a few minutes’ wait.',
          },
          {
            title: 'Cleansing and exfoliation',
            text: 'Make-up off, eyes protected, the first solution and a slight tingle. Burning is a reason to stop.',
          },
          { title: 'Extraction', text: 'Suction over the pores, low near the eyes and on thin skin. No squeezing.' },
          {
            title: 'Serum',
            text: 'Moisturising serums, chosen after the first look, and nothing that you have not agreed to.',
          },
          { title: 'Sun cream', text: 'SPF 50, and a short note on what to leave out for the next days.' },
        ],
      },
    },
    {
      heading: 'Afterwards, under Dubai’s sun',
      text: [
        'Redness for a few hours is usual; tightness or a few small spots can last a day or two. Keep out of strong sun, sauna, pool and hard training until tomorrow, use sun cream for at least a week, and leave acids, scrubs and retinoids for three days. Darker skin can react to irritation with dark marks, so we choose milder settings and ask you to be strict with the sun.',
      ],
    },
    {
      heading: 'Who comes, and with what',
      text: [
        'A practitioner licensed in Dubai for this kind of treatment, with a portable device, single-use tips, fresh towels and solutions in labelled bottles. A woman or a man, as you prefer. We need a chair that reclines or a bed, a socket and good light. Surfaces are disinfected before and after.',
        'The practitioner does not inject, prescribe, treat moles or warts, or judge skin diseases. For those there are dermatologists, and we do not pretend otherwise. Minors are treated only with a parent’s written consent and presence.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The price depends on the length and on your area, and we tell you the price before you book. As a cosmetic treatment it is not paid by health insurance. No packages are sold at the door, and no products either.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'How often?',
            text: 'Once, to see whether you like it. Those who continue usually choose every four to six weeks; more often irritates.',
          },
          { title: 'Is it for men?', text: 'Yes. Shave the day before rather than on the day.' },
          {
            title: 'Can it spoil my skin?',
            text: 'Irritation, spots, cold sores and dark marks are possible, and are mostly mild and brief. If redness grows after the first day, send us a message and see a doctor.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'If your skin reacts strongly',
    text: 'Swelling of the lips, eyelids or throat, trouble breathing, or hives over the body after the treatment: call an ambulance on 998. Blisters, spreading redness, pus, fever, or pain in an eye should be seen by a doctor the same day.',
  },
}
