import type { ReactNode } from 'react'
import { AuditScreen } from './audit/audit-screen'
import { CatalogueScreen } from './catalogue/catalogue-screen'
import { DaySheetScreen } from './day-sheet/day-sheet-screen'
import type { DeskPath } from './desk-paths'
import { BloodTestDetailScreen } from './detail/blood-test-detail'
import { ServiceDetailScreen } from './detail/service-detail'
import { StaffFrame } from './frame/staff-frame'
import { BloodTestList } from './lists/blood-test-list'
import { ServiceList } from './lists/service-list'
import { MoneyScreen } from './money/money-screen'
import { PatientsScreen } from './patients/patients-screen'
import { QueuesScreen } from './queues/queues-screen'
import { ReleasesScreen } from './releases/releases-screen'
import { Guard } from './session/guard'
import { SlotPlanScreen } from './slot-plan/slot-plan-screen'
import { StaffScreen } from './staff/staff-screen'

const SCREENS: Readonly<Record<DeskPath, ReactNode>> = {
  '/admin/services': <ServiceList />,
  '/admin/bloodtests': <BloodTestList />,
  '/admin/services/:id': <ServiceDetailScreen />,
  '/admin/bloodtests/:id': <BloodTestDetailScreen />,
  '/admin/day-sheet': <DaySheetScreen />,
  '/admin/money': <MoneyScreen />,
  '/admin/slots': <SlotPlanScreen />,
  '/admin/catalogue': <CatalogueScreen />,
  '/admin/staff': <StaffScreen />,
  '/admin/queues': <QueuesScreen />,
  '/admin/releases': <ReleasesScreen />,
  '/admin/audit': <AuditScreen />,
  '/admin/patients': <PatientsScreen />,
}

/** The staff area: one chunk, because who works there all day goes from screen to screen without waiting. */
export function AdminArea({ path }: { path: DeskPath }) {
  return (
    <Guard>
      <StaffFrame>{SCREENS[path]}</StaffFrame>
    </Guard>
  )
}
