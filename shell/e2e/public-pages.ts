/** Every page that a visitor may open directly and that stays where it is. */
export const PUBLIC_PAGES = ['/', '/home-nursing-services', '/bookbloodtest', '/payment', '/paymentStatus', '/login']

/** Steps of the wizard: opened without a booking they lead to the step that is missing. */
export const WIZARD_STEPS = ['/selectdate&time', '/patientdetails', '/confirm']

/** Phone, tablet and desk, in CSS pixels. */
export const WIDTHS = [375, 768, 1440]
