import { lazy, type ComponentType } from 'react'
import {
  ActivityIcon,
  BellIcon,
  CalendarIcon,
  ChartIcon,
  FlaskIcon,
  HandsIcon,
  ImagesIcon,
  MapPinIcon,
  MicroscopeIcon,
  PackageIcon,
  ShieldIcon,
  StethoscopeIcon,
  TestTubeIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@homecare/ui/icons'
import { messages } from './messages'
import type { AdminScreen } from './parts/admin-screen'

const { screens: labels } = messages

const screen = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }))

/**
 * Every screen behind the login: routes, `remote.config.ts`, navigation, guards and titles derive from this list. All
 * are in one chunk, so that staff switch screens without waiting.
 */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    path: '/admin/services',
    label: labels.services,
    permission: 'read-requests',
    navigation: { group: 'daily', icon: StethoscopeIcon },
    element: screen(
      'ServiceListScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/records/service-list'),
    ),
  },
  {
    path: '/admin/bloodtests',
    label: labels.bloodTests,
    permission: 'read',
    navigation: { group: 'daily', icon: TestTubeIcon },
    element: screen(
      'BloodTestListScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/records/blood-test-list'),
    ),
  },
  {
    path: '/admin/services/:id',
    label: labels.services,
    permission: 'read-requests',
    element: screen(
      'ServiceDetailScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/record/service-detail'),
    ),
  },
  {
    path: '/admin/bloodtests/:id',
    label: labels.bloodTests,
    permission: 'read',
    element: screen(
      'BloodTestDetailScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/record/blood-test-detail'),
    ),
  },
  ...[['bloodtests', 'read'] as const, ['services', 'read-requests'] as const].map(([kind, permission]) => ({
    path: `/admin/${kind}/:id/patient`,
    label: labels.patient,
    permission,
    element: screen(
      'PatientPageScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/patient/patient-page'),
    ),
  })),
  {
    path: '/admin/day-sheet',
    label: labels.daySheet,
    permission: 'see-visits',
    navigation: { group: 'daily', icon: MapPinIcon },
    element: screen(
      'DaySheetScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/day-sheet/day-sheet-screen'),
    ),
  },
  {
    path: '/admin/alerts',
    label: labels.alerts,
    permission: 'see-alerts',
    navigation: { group: 'daily', icon: BellIcon },
    element: screen('AlertsScreen', () => import(/* webpackChunkName: "admin-area" */ './pages/alerts/alerts-screen')),
  },
  {
    path: '/admin/laboratory',
    label: labels.laboratory,
    permission: 'see-samples',
    navigation: { group: 'afterVisit', icon: MicroscopeIcon },
    element: screen(
      'LaboratoryScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/laboratory/laboratory-screen'),
    ),
  },
  {
    path: '/admin/laboratory/labels',
    label: labels.labels,
    permission: 'see-samples',
    // In a chunk of its own, since it is opened once a day and has the library of barcodes.
    element: screen('LabelsScreen', () => import(/* webpackChunkName: "labels" */ './pages/laboratory/labels-screen')),
  },
  {
    path: '/admin/money',
    label: labels.money,
    permission: 'see-money',
    navigation: { group: 'afterVisit', icon: WalletIcon },
    element: screen('MoneyScreen', () => import(/* webpackChunkName: "admin-area" */ './pages/money/money-screen')),
  },
  {
    path: '/admin/new-booking',
    label: labels.newBooking,
    permission: 'work-on-bookings',
    element: screen(
      'NewBookingScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/new-booking/new-booking-screen'),
    ),
  },
  {
    path: '/admin/board',
    label: labels.board,
    permission: 'see-board',
    navigation: { group: 'system', icon: ChartIcon },
    element: screen('BoardScreen', () => import(/* webpackChunkName: "admin-area" */ './pages/board/board-screen')),
  },
  {
    path: '/admin/slots',
    label: labels.slots,
    permission: 'close-half-hours',
    navigation: { group: 'setup', icon: CalendarIcon },
    element: screen(
      'SlotPlanScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/slots/slot-plan-screen'),
    ),
  },
  {
    path: '/admin/nurses',
    label: labels.nurses,
    permission: 'record-days-off',
    navigation: { group: 'setup', icon: HandsIcon },
    element: screen('NursesScreen', () => import(/* webpackChunkName: "admin-area" */ './pages/nurses/nurses-screen')),
  },
  {
    path: '/admin/catalogue',
    label: labels.catalogue,
    permission: 'manage-catalogue',
    navigation: { group: 'setup', icon: FlaskIcon },
    element: screen(
      'CatalogueScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/catalogue/catalogue-screen'),
    ),
  },
  {
    path: '/admin/pictures',
    label: labels.pictures,
    permission: 'manage-pictures',
    navigation: { group: 'setup', icon: ImagesIcon },
    element: screen(
      'PicturesScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/pictures/pictures-screen'),
    ),
  },
  {
    path: '/admin/account',
    label: labels.account,
    permission: 'own-session',
    element: screen('AccountScreen', () => import(/* webpackChunkName: "account" */ './pages/account/account-screen')),
  },
  {
    path: '/admin/staff',
    label: labels.staff,
    permission: 'manage-staff',
    navigation: { group: 'setup', icon: UsersIcon },
    element: screen('StaffScreen', () => import(/* webpackChunkName: "admin-area" */ './pages/staff/staff-screen')),
  },
  {
    path: '/admin/queues',
    label: labels.queues,
    permission: 'manage-queue',
    navigation: { group: 'system', icon: ActivityIcon },
    element: screen('QueuesScreen', () => import(/* webpackChunkName: "admin-area" */ './pages/queues/queues-screen')),
  },
  {
    path: '/admin/releases',
    label: labels.releases,
    permission: 'manage-releases',
    navigation: { group: 'system', icon: PackageIcon },
    element: screen(
      'ReleasesScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/releases/releases-screen'),
    ),
  },
  {
    path: '/admin/audit',
    label: labels.audit,
    permission: 'read-audit',
    navigation: { group: 'system', icon: ShieldIcon },
    element: screen('AuditScreen', () => import(/* webpackChunkName: "admin-area" */ './pages/audit/audit-screen')),
  },
  {
    path: '/admin/patients',
    label: labels.patients,
    permission: 'export-and-erase',
    navigation: { group: 'system', icon: UserIcon },
    element: screen(
      'PatientsScreen',
      () => import(/* webpackChunkName: "admin-area" */ './pages/patients/patients-screen'),
    ),
  },
]
