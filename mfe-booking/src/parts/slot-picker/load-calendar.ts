export const loadCalendar = () => import('@homecare/ui/date-picker').then(({ DatePicker }) => ({ default: DatePicker }))

/** Preloads the calendar while the visitor chooses tests. */
export function preloadCalendar(): void {
  void loadCalendar().catch(() => undefined)
}
