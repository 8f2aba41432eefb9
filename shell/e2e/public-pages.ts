/** Every page that a visitor may open directly. */
export const PUBLIC_PAGES = ['/', '/home-nursing-services', '/bookbloodtest', '/selectdate&time', '/patientdetails', '/confirm', '/payment', '/paymentStatus', '/login']

/** Phone, tablet and desk, in CSS pixels. */
export const WIDTHS = [375, 768, 1440]
