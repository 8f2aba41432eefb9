import type { IconDrawing } from '@homecare/ui/icon'
import { AlertIcon, ChatIcon, FileIcon, LockIcon, ShieldIcon } from '@homecare/ui/icons'
import type { ServicePart } from './service-page'

export const aboutMeta = {
  title: 'About us: home nursing in Dubai',
  description:
    'Who we are and how we work: how nurses are chosen and supervised, how care is planned, where in Dubai we come, how to complain, and what we don’t do.',
  keywords:
    'about home nursing provider Dubai, DHA licensed nurses, home care agency Dubai, nurse supervision, home healthcare complaints',
}

export const aboutPage = {
  title: 'About Us',
  lead: 'We bring nurses, therapists and doctors to people’s homes in Dubai. A ghaf gives shade without asking you to move; that is roughly the idea.',
  contact: 'Contact Us',
  services: 'See all services',
  glance: 'At a glance',
  licence: 'Licence',
  hours: 'Opening hours',
  address: 'Office',
  phone: 'Phone',
}

export const whoWeAre: ServicePart = {
  heading: 'Who we are',
  text: [
    '{name} is a private home nursing and home care provider. We look after people who need skilled care and do not need a hospital bed: after an operation, in a long illness, at the beginning of life and at its end.',
    'The doctor who treats you stays in charge. Our nurses carry out what has been ordered, watch how you respond, write it down, and call when something is not as it should be. Therapists, carers and general practitioners work from the same record, so that nobody starts from nothing.',
    'You can book one visit and never call again. More often it is the same face at the same hour, for as long as it is needed and no longer.',
  ],
}

export const nurses: { heading: string; lead: string; steps: readonly { title: string; text: string }[] } = {
  heading: 'How we choose and supervise nurses',
  lead: 'At home there are no colleagues down the corridor, so what happens before a nurse is alone with you matters even more than in a hospital.',
  steps: [
    {
      title: 'Licence and papers',
      text: 'A current licence from the Dubai Health Authority for the title they work under, a nursing degree, current basic life support and a health check.',
    },
    {
      title: 'At least 2 years of clinical experience',
      text: 'And experience in the field itself: ventilators, children, wounds or dementia are not learned on the job in your bedroom.',
    },
    {
      title: 'Supervised skills',
      text: 'A senior nurse watches injections, dressings, catheters, transfers, suction and resuscitation before a nurse does them alone.',
    },
    {
      title: 'Two nurses at the first visit',
      text: 'For complex care a senior nurse comes along the first time, hands over the plan and stays until both of you are comfortable.',
    },
    {
      title: 'Unannounced visits',
      text: 'A senior nurse drops in, reads the record, looks at the skin and the medicines, and asks you how it really is.',
    },
    {
      title: 'Somebody to call',
      text: 'Every nurse on duty can reach a senior nurse at any hour. Nobody has to decide alone at three in the morning.',
    },
  ],
}

export const planning: ServicePart = {
  heading: 'How care is planned',
  list: {
    kind: 'steps',
    items: [
      {
        title: 'Listen',
        text: 'A nurse calls back, asks what is needed and how urgent it is, and says if something else would be better.',
      },
      {
        title: 'Assess',
        text: 'About an hour at home: history, medicines, observations, skin, mobility, the rooms, and what matters to you.',
      },
      {
        title: 'Agree',
        text: 'A written plan and a written price. You, or the person who may decide for you, consent before anything begins.',
      },
      {
        title: 'Do and record',
        text: 'Each visit is noted in a record that stays in your home. Your doctor may read it at any time.',
      },
      {
        title: 'Look again',
        text: 'Whenever something changes, and at the latest every four weeks. The aim is to need us less.',
      },
    ],
  },
}

export const safety: { heading: string; items: readonly { icon: IconDrawing; title: string; text: string }[] } = {
  heading: 'Safety and complaints',
  items: [
    {
      icon: ShieldIcon,
      title: 'Every time, the same checks',
      text: 'We check the name, medicine, dose, allergies and expiry date, clean our hands before and after, and take sharps away in a sealed box.',
    },
    {
      icon: AlertIcon,
      title: 'We tell you about mistakes',
      text: 'If something goes wrong, you and your doctor hear it from us the same day, with what we are doing about it. Then we look for the cause rather than for somebody to blame.',
    },
    {
      icon: LockIcon,
      title: 'Your privacy',
      text: 'Records are read by those who care for you and are not used for advertising. No pictures without consent, no stories from one home in another.',
    },
    {
      icon: ChatIcon,
      title: 'How to complain',
      text: 'Tell the nurse, call {phone}, or write to {email}. A senior nurse who was not involved answers. A complaint never makes care worse, and you may ask for another nurse without a reason.',
    },
    {
      icon: FileIcon,
      title: 'If our answer is not enough',
      text: 'You may take a complaint about licensed care to the Dubai Health Authority. We give you your records for it.',
    },
  ],
}

export const limits: { heading: string; lead: string; items: readonly string[] } = {
  heading: 'What we don’t do',
  lead: 'It helps to know this before you call.',
  items: [
    'Emergencies. Call an ambulance on 998.',
    'Intensive care for people who are unstable, or surgery, or anaesthesia at home.',
    'Medicines without a prescription, or doses other than those prescribed.',
    'Promises of a cure, or of a date by which somebody will walk again.',
    'Restraint of a person, or care that an adult with a clear mind has refused.',
    'Housework, cooking for the family, or handling of money and papers.',
  ],
}
