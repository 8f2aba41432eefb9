import type { Page } from '@homecare/remote-kit/pages'
import {
  ActivityIcon,
  BellIcon,
  CalendarIcon,
  ChartIcon,
  ChatIcon,
  FlaskIcon,
  HandsIcon,
  HeartIcon,
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

const common = {
  layout: 'bare' as const,
  prerender: false,
  hydrate: 'load' as const,
  index: false,
  closed: true,
}

export const LOGIN_PAGES: readonly Page[] = [
  {
    ...common,
    path: '/login',
    prerender: true,
    chunk: 'login',
    load: async () => (await import('./pages/login/login-screen')).LoginScreen,
  },
  {
    ...common,
    path: '/login/set-password',
    chunk: 'login',
    load: async () => (await import('./pages/login/set-password-screen')).SetPasswordScreen,
  },
]

/** The frame and the screens in it are one file, so that staff switch screens without waiting. */
export const loadArea = () => import('./pages/area')
const inArea = { ...common, chunk: 'area' }

/** Leads to the first screen of a role. */
export const ADMIN_HOME: Page = { ...inArea, path: '/admin', load: async () => (await loadArea()).AdminHome }

/** Every screen behind the login: navigation, guards and titles derive from this list as well. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    ...inArea,
    path: '/admin/services',
    label: labels.services,
    permission: 'read-requests',
    navigation: { group: 'daily', icon: StethoscopeIcon },
    load: async () => (await loadArea()).RequestListScreen,
  },
  {
    ...common,
    path: '/admin/cases',
    chunk: 'cases',
    label: labels.cases,
    permission: 'read-cases',
    navigation: { group: 'care', icon: HeartIcon },
    load: async () => (await import('./pages/cases/cases-screen')).CasesScreen,
  },
  {
    ...common,
    path: '/admin/cases/:id',
    chunk: 'case',
    label: labels.cases,
    permission: 'read-cases',
    load: async () => (await import('./pages/case/case-screen')).CaseScreen,
  },
  {
    ...inArea,
    path: '/admin/bloodtests',
    label: labels.bloodTests,
    permission: 'read',
    navigation: { group: 'daily', icon: TestTubeIcon },
    load: async () => (await loadArea()).BloodTestListScreen,
  },
  {
    ...inArea,
    path: '/admin/services/:id',
    label: labels.services,
    permission: 'read-requests',
    load: async () => (await loadArea()).RequestDetailScreen,
  },
  {
    ...inArea,
    path: '/admin/bloodtests/:id',
    label: labels.bloodTests,
    permission: 'read',
    load: async () => (await loadArea()).BloodTestDetailScreen,
  },
  ...[['bloodtests', 'read'] as const, ['services', 'read-requests'] as const].map(([kind, permission]) => ({
    ...inArea,
    path: `/admin/${kind}/:id/patient`,
    label: labels.patient,
    permission,
    load: async () => (await loadArea()).PatientPageScreen,
  })),
  {
    ...inArea,
    path: '/admin/day-sheet',
    label: labels.daySheet,
    permission: 'see-visits',
    navigation: { group: 'daily', icon: MapPinIcon },
    load: async () => (await loadArea()).DaySheetScreen,
  },
  {
    ...inArea,
    path: '/admin/alerts',
    label: labels.alerts,
    permission: 'see-alerts',
    navigation: { group: 'daily', icon: BellIcon },
    load: async () => (await loadArea()).AlertsScreen,
  },
  {
    ...inArea,
    path: '/admin/inbox',
    label: labels.inbox,
    permission: 'work-on-bookings',
    navigation: { group: 'daily', icon: ChatIcon },
    load: async () => (await loadArea()).InboxScreen,
  },
  {
    ...inArea,
    path: '/admin/laboratory',
    label: labels.laboratory,
    permission: 'see-samples',
    navigation: { group: 'afterVisit', icon: MicroscopeIcon },
    load: async () => (await loadArea()).LaboratoryScreen,
  },
  {
    ...inArea,
    path: '/admin/money',
    label: labels.money,
    permission: 'see-money',
    navigation: { group: 'afterVisit', icon: WalletIcon },
    load: async () => (await loadArea()).MoneyScreen,
  },
  {
    ...inArea,
    path: '/admin/new-booking',
    label: labels.newBooking,
    permission: 'work-on-bookings',
    load: async () => (await loadArea()).NewBookingScreen,
  },
  {
    ...inArea,
    path: '/admin/board',
    label: labels.board,
    permission: 'see-board',
    navigation: { group: 'system', icon: ChartIcon },
    load: async () => (await loadArea()).BoardScreen,
  },
  {
    ...inArea,
    path: '/admin/slots',
    label: labels.slots,
    permission: 'close-half-hours',
    navigation: { group: 'setup', icon: CalendarIcon },
    load: async () => (await loadArea()).SlotPlanScreen,
  },
  {
    ...inArea,
    path: '/admin/nurses',
    label: labels.nurses,
    permission: 'record-days-off',
    navigation: { group: 'setup', icon: HandsIcon },
    load: async () => (await loadArea()).NursesScreen,
  },
  {
    ...inArea,
    path: '/admin/catalogue',
    label: labels.catalogue,
    permission: 'manage-catalogue',
    navigation: { group: 'setup', icon: FlaskIcon },
    load: async () => (await loadArea()).CatalogueScreen,
  },
  {
    ...inArea,
    path: '/admin/pictures',
    label: labels.pictures,
    permission: 'manage-pictures',
    navigation: { group: 'setup', icon: ImagesIcon },
    load: async () => (await loadArea()).PicturesScreen,
  },
  {
    ...common,
    path: '/admin/account',
    chunk: 'account',
    label: labels.account,
    permission: 'own-session',
    load: async () => (await import('./pages/account/account-screen')).AccountScreen,
  },
  {
    ...inArea,
    path: '/admin/staff',
    label: labels.staff,
    permission: 'manage-staff',
    navigation: { group: 'setup', icon: UsersIcon },
    load: async () => (await loadArea()).StaffScreen,
  },
  {
    ...inArea,
    path: '/admin/queues',
    label: labels.queues,
    permission: 'manage-queue',
    navigation: { group: 'system', icon: ActivityIcon },
    load: async () => (await loadArea()).QueuesScreen,
  },
  {
    ...inArea,
    path: '/admin/releases',
    label: labels.releases,
    permission: 'manage-releases',
    navigation: { group: 'system', icon: PackageIcon },
    load: async () => (await loadArea()).ReleasesScreen,
  },
  {
    ...inArea,
    path: '/admin/audit',
    label: labels.audit,
    permission: 'read-audit',
    navigation: { group: 'system', icon: ShieldIcon },
    load: async () => (await loadArea()).AuditScreen,
  },
  {
    ...inArea,
    path: '/admin/patients',
    label: labels.patients,
    permission: 'export-and-erase',
    navigation: { group: 'system', icon: UserIcon },
    load: async () => (await loadArea()).PatientsScreen,
  },
]
