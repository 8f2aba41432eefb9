import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationOf } from '@homecare/remote-kit/pages'
import { pages } from './src/pages'

/** How the shell's navigation names a page in Arabic. Here, since browsers load `pages`. */
const IN_ARABIC: Record<string, string> = {
  '/': 'الرئيسية',
  '/aboutus': 'من نحن',
  '/contact': 'التواصل معنا',
  '/refund-policy': 'سياسة الاسترداد',
  '/privacy-policy': 'سياسة الخصوصية',
  '/terms': 'شروط الاستخدام',
  '/cookies': 'ملفات تعريف الارتباط',
  '/home-nursing-services': 'خدمات التمريض المنزلي',
  '/post-operative-care': 'الرعاية بعد العمليات الجراحية',
  '/ventilator-care': 'رعاية مرضى أجهزة التنفس',
  '/palliative-care': 'الرعاية التلطيفية',
  '/elderly-care': 'رعاية كبار السن',
  '/pediatric-palliative': 'الرعاية التلطيفية للأطفال',
  '/paralytic-care': 'رعاية المصابين بالشلل',
  '/parkinson-care': 'رعاية مرضى باركنسون',
  '/physiotherapy-services': 'العلاج الطبيعي',
  '/doctor-home-visits': 'زيارات الطبيب المنزلية',
  '/medical-tourism': 'السياحة العلاجية',
  '/injection-services': 'خدمات الحقن',
  '/blood-test': 'فحوصات الدم',
  '/hydrafacial-services': 'جلسات الهيدرافيشل',
  '/post-stroke-recovery': 'التعافي بعد السكتة الدماغية',
}

const { routes, navigation } = declarationOf(pages)

const config: RemoteConfig = {
  name: 'site',
  minApi: 16,
  languages: ['en', 'ar'],
  routes,
  navigation: navigation.map((link) => {
    const ar = IN_ARABIC[link.href]
    return ar ? { ...link, labels: { ar } } : link
  }),
}

export default config
