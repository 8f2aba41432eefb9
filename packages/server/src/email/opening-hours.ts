import type { ProviderProfile } from '@homecare/contract/profile'
import { arabic } from '@homecare/domain/arabic-formats'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'

const DAYS: Record<string, string> = {
  ...{ Mo: 'الاثنين', Tu: 'الثلاثاء', We: 'الأربعاء', Th: 'الخميس', Fr: 'الجمعة', Sa: 'السبت', Su: 'الأحد' },
}

/** The opening hours: in English as the provider writes them, in Arabic from the times of its profile. */
export function openingHours(
  { openingHours: written, openingTimes }: Pick<ProviderProfile, 'openingHours' | 'openingTimes'>,
  locale: Locale,
): string {
  if (locale === SOURCE_LOCALE || !arabic || openingTimes.length === 0) return written
  const { hour } = arabic
  return openingTimes
    .map((entry) => {
      const [days = '', times = ''] = entry.split(' ')
      const [from = '', to = ''] = times.split('-')
      return `${daysText(days)} من ${hour(from)} إلى ${hour(to)}`
    })
    .join('، ')
}

/** `Mo-Su`, `Mo-Fr` or `Sa,Su`. */
const daysText = (days: string): string =>
  days === 'Mo-Su'
    ? 'كل يوم'
    : days
        .split(',')
        .map((part) => part.split('-').map((day) => DAYS[day] ?? day))
        .map(([first = '', last]) => (last ? `من ${first} إلى ${last}` : first))
        .join(' و')
