import { HomeIcon, PlaneIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const medicalTourism: ServicePage = {
  path: '/medical-tourism',
  choice: 'Medical Tourism',
  title: 'Medical Tourism',
  meta: {
    title: 'Medical tourism: nursing for patients treated in Dubai',
    description:
      'Coming to Dubai for treatment? Nurses, physiotherapists and doctors in your hotel or apartment before and after it, records in order and a safe journey home.',
    keywords:
      'medical tourism Dubai, nurse in hotel Dubai, recovery apartment nurse, post surgery care for visitors, medical escort planning, international patient Dubai',
  },
  lead: 'You have chosen a doctor in Dubai but have no home here. We look after the days around your treatment: the room, the nurse, the follow-up, the papers and the preparations for the flight home.',
  facts: [
    { icon: PlaneIcon, label: 'For whom', value: 'Patients from abroad and their companions' },
    { icon: HomeIcon, label: 'Where', value: 'In your hotel, your serviced apartment or a relative’s home' },
    { icon: WalletIcon, label: 'What it costs', value: 'One written quotation before you travel' },
  ],
  parts: [
    {
      heading: 'What we do, and where we stop',
      text: [
        'A hospital treats you, but it is not there when you wake at two in the morning in a hotel and the dressing is wet. We bring home nursing to wherever you are staying, and keep in touch with your hospital and with the doctor at home who will take over.',
        'We are a home healthcare provider, not a travel agency and not a hospital. We do not recommend an operation, choose a surgeon for you, or judge from a distance whether treatment abroad is wise. If you have doubts, ask for a second opinion before you book a flight.',
      ],
    },
    {
      heading: 'From the first message to the flight home',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Before you travel',
            text: 'You send us your reports, your list of medicines and the name of the hospital. A nurse calls, asks about mobility, allergies, diet and faith, and tells you what you will need.',
          },
          {
            title: 'A plan and a quotation',
            text: 'It lists days, hours, equipment, transport and price, and fits the hospital’s dates. You decide in your own time.',
          },
          {
            title: 'Arrival',
            text: 'The room is ready, with a bed at the right height, a shower chair and a fridge for medicines if you need them. A nurse visits on the first day.',
          },
          {
            title: 'Around the treatment',
            text: 'We prepare you as the hospital has instructed, go with you to appointments and look after you from the hour of discharge.',
          },
          {
            title: 'Recovery',
            text: 'We see to wounds, medicines, injections and physiotherapy, arrange a doctor’s visit if something is unclear, and stay in contact with your surgeon.',
          },
          {
            title: 'Going home',
            text: 'Stitches are removed if it is time, and you leave with a nursing report in English, medicines for the journey with their papers, and a handover to your own doctor.',
          },
        ],
      },
    },
    {
      heading: 'Who it helps most',
      list: {
        kind: 'points',
        items: [
          {
            title: 'After surgery',
            text: 'Joint, spine, eye, dental, bariatric or cosmetic operations, with a few days or weeks to wait before the flight.',
          },
          {
            title: 'During long treatment',
            text: 'Fertility treatment, chemotherapy, radiotherapy or rehabilitation with days between sessions.',
          },
          {
            title: 'Older travellers',
            text: 'People who need help with washing and walking in an unfamiliar place.',
          },
          { title: 'Children', text: 'With a parent present, and nurses who have worked with children.' },
          {
            title: 'Visitors who fall ill',
            text: 'People who came for a holiday, were treated here, and are not yet fit to fly.',
          },
        ],
      },
    },
    {
      heading: 'Papers, medicines and language',
      text: [
        'Bring your medicines in their boxes with the prescription. Some that are ordinary in other countries, among them strong painkillers, sedatives and medicines for attention disorders, are controlled in the U.A.E. and may need approval before you arrive; check with the Ministry of Health and Prevention. We can tell you which ones to ask about, but cannot apply on your behalf.',
        'Visas, and the medical letters for them, come from the authorities and the hospital. Our nurses speak English, and you can ask for other languages. For a consent form or a difficult diagnosis, we suggest a professional interpreter rather than a relative.',
      ],
    },
    {
      heading: 'Flying after treatment',
      text: [
        'The treating doctor and the airline decide whether you may fly; we do not. After operations on the chest, belly, eye or brain, and with a plaster cast, waiting times apply, and long flights raise the risk of blood clots. We help you to ask in time, take the airline’s form to the doctor, arrange a wheelchair, and explain compression stockings, walking on board and any prescribed injections. If a nurse has to travel with you, we agree the arrangements and the cost well beforehand.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Nursing costs the same as for residents: usually AED 150-250 an hour, or from AED 600 to over 2,500 for a day. The quotation lists equipment, transport, therapy and doctors’ visits separately, and we tell you the price before you book. The hospital’s bill is between you and the hospital. Ask your insurer at home in writing whether nursing abroad is covered; we provide invoices and reports in English.',
      ],
    },
    {
      heading: 'Questions visitors ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Can a nurse work in a hotel?',
            text: 'Yes, as in any private room. We agree access, waste and privacy with the hotel, and take all sharps away with us.',
          },
          {
            title: 'How long should I stay?',
            text: 'Ask the surgeon for the earliest date and for a sensible one, and book a ticket that can be changed. Complications do not keep to a calendar.',
          },
          {
            title: 'What if something goes wrong after I return home?',
            text: 'Your own doctor has our report and the hospital’s summary, with phone numbers. Before you leave, ask whom to call.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'In an emergency in Dubai',
    text: 'The number for an ambulance is 998 and for the police 999. Save both when you land. Call 998 for chest pain, breathlessness, heavy bleeding, a drooping face, a fit or collapse. A doctor must see a swollen, painful calf after surgery or a flight the same day.',
  },
}
