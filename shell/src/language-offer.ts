import { rememberLanguage, thisPageIn } from './language-choice'
import styles from './language-offer.module.css'

/** The words of the offer, which are Arabic on an English page. */
const TEXTS = {
  name: 'اختيار اللغة',
  offer: 'هذا الموقع متاح بالعربية أيضًا.',
  open: 'المتابعة بالعربية',
  stay: 'البقاء في النسخة الإنجليزية',
}

/** Offers this page in Arabic, once: the answer is remembered. It stands at the end of the page's order and takes no focus. */
export function offerArabic(): void {
  const bar = document.createElement('section')
  bar.className = styles.bar ?? ''
  bar.lang = 'ar'
  bar.dir = 'rtl'
  bar.setAttribute('aria-label', TEXTS.name)
  const text = document.createElement('p')
  text.textContent = TEXTS.offer
  const open = document.createElement('a')
  open.className = styles.open ?? ''
  open.textContent = TEXTS.open
  open.hreflang = 'ar'
  open.href = thisPageIn('ar')
  const stay = document.createElement('button')
  stay.className = styles.stay ?? ''
  stay.type = 'button'
  stay.textContent = TEXTS.stay
  stay.addEventListener('click', () => {
    rememberLanguage('en')
    bar.remove()
  })
  bar.append(text, open, stay)
  document.body.append(bar)
}
