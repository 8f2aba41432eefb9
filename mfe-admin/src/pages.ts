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

/** The frame and the screens in it are one file, so that staff switch screens without waiting. */
export const loadArea = () => import('./pages/area')

const screen = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }))

/** Every screen behind the login: routes, `remote.config.ts`, navigation, guards and titles derive from this list. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    path: '/admin/services',
    label: labels.services,
    permission: 'read-requests',
    navigation: { group: 'daily', icon: StethoscopeIcon },
    element: screen('RequestListScreen', loadArea),
  },
  {
    path: '/admin/bloodtests',
    label: labels.bloodTests,
    permission: 'read',
    navigation: { group: 'daily', icon: TestTubeIcon },
    element: screen('BloodTestListScreen', loadArea),
  },
  {
    path: '/admin/services/:id',
    label: labels.services,
    permission: 'read-requests',
    element: screen('RequestDetailScreen', loadArea),
  },
  {
    path: '/admin/bloodtests/:id',
    label: labels.bloodTests,
    permission: 'read',
    element: screen('BloodTestDetailScreen', loadArea),
  },
  ...[['bloodtests', 'read'] as const, ['services', 'read-requests'] as const].map(([kind, permission]) => ({
    path: `/admin/${kind}/:id/patient`,
    label: labels.patient,
    permission,
    element: screen('PatientPageScreen', loadArea),
  })),
  {
    path: '/admin/day-sheet',
    label: labels.daySheet,
    permission: 'see-visits',
    navigation: { group: 'daily', icon: MapPinIcon },
    element: screen('DaySheetScreen', loadArea),
  },
  {
    path: '/admin/alerts',
    label: labels.alerts,
    permission: 'see-alerts',
    navigation: { group: 'daily', icon: BellIcon },
    element: screen('AlertsScreen', loadArea),
  },
  {
    path: '/admin/laboratory',
    label: labels.laboratory,
    permission: 'see-samples',
    navigation: { group: 'afterVisit', icon: MicroscopeIcon },
    element: screen('LaboratoryScreen', loadArea),
  },
  {
    path: '/admin/laboratory/labels',
    label: labels.labels,
    permission: 'see-samples',
    // In a chunk of its own, since it is opened once a day and has the library of barcodes.
    element: screen('LabelsScreen', () => import('./pages/laboratory/labels-screen')),
  },
  {
    path: '/admin/money',
    label: labels.money,
    permission: 'see-money',
    navigation: { group: 'afterVisit', icon: WalletIcon },
    element: screen('MoneyScreen', loadArea),
  },
  {
    path: '/admin/new-booking',
    label: labels.newBooking,
    permission: 'work-on-bookings',
    element: screen('NewBookingScreen', loadArea),
  },
  {
    path: '/admin/board',
    label: labels.board,
    permission: 'see-board',
    navigation: { group: 'system', icon: ChartIcon },
    element: screen('BoardScreen', loadArea),
  },
  {
    path: '/admin/slots',
    label: labels.slots,
    permission: 'close-half-hours',
    navigation: { group: 'setup', icon: CalendarIcon },
    element: screen('SlotPlanScreen', loadArea),
  },
  {
    path: '/admin/nurses',
    label: labels.nurses,
    permission: 'record-days-off',
    navigation: { group: 'setup', icon: HandsIcon },
    element: screen('NursesScreen', loadArea),
  },
  {
    path: '/admin/catalogue',
    label: labels.catalogue,
    permission: 'manage-catalogue',
    navigation: { group: 'setup', icon: FlaskIcon },
    element: screen('CatalogueScreen', loadArea),
  },
  {
    path: '/admin/pictures',
    label: labels.pictures,
    permission: 'manage-pictures',
    navigation: { group: 'setup', icon: ImagesIcon },
    element: screen('PicturesScreen', loadArea),
  },
  {
    path: '/admin/account',
    label: labels.account,
    permission: 'own-session',
    element: screen('AccountScreen', () => import('./pages/account/account-screen')),
  },
  {
    path: '/admin/staff',
    label: labels.staff,
    permission: 'manage-staff',
    navigation: { group: 'setup', icon: UsersIcon },
    element: screen('StaffScreen', loadArea),
  },
  {
    path: '/admin/queues',
    label: labels.queues,
    permission: 'manage-queue',
    navigation: { group: 'system', icon: ActivityIcon },
    element: screen('QueuesScreen', loadArea),
  },
  {
    path: '/admin/releases',
    label: labels.releases,
    permission: 'manage-releases',
    navigation: { group: 'system', icon: PackageIcon },
    element: screen('ReleasesScreen', loadArea),
  },
  {
    path: '/admin/audit',
    label: labels.audit,
    permission: 'read-audit',
    navigation: { group: 'system', icon: ShieldIcon },
    element: screen('AuditScreen', loadArea),
  },
  {
    path: '/admin/patients',
    label: labels.patients,
    permission: 'export-and-erase',
    navigation: { group: 'system', icon: UserIcon },
    element: screen('PatientsScreen', loadArea),
  },
]
