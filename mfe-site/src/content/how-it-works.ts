export const howItWorks = {
  heading: 'How it works',
  lead: 'From the first call to the first visit. Nothing is charged until you have said yes to a plan and a price.',
  steps: [
    {
      title: 'You tell us',
      text: 'By phone, by chat or with the form: what is hard, since when, and what the doctor has ordered. Booking is free.',
    },
    {
      title: 'A nurse calls back',
      text: 'During opening hours, and asks what we need to know. If a clinic or an ambulance is the better answer, you hear that first.',
    },
    {
      title: 'You agree to a plan',
      text: 'Who comes, when, what is done and what it costs, in writing. For longer care we look at the home before the plan is made.',
    },
    {
      title: 'Care begins at your door',
      text: 'The nurse shows a licence, checks the medicines and writes down every visit in a record that stays with you.',
    },
  ],
}
