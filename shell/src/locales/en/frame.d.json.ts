// Written by `pnpm texts` from the file of texts beside it.
export const skip: string
export const contact: string
export const services: string
export const menu: string
export const closeMenu: string
export const mainNavigation: string
export const home: (values: { name: string | number }) => string
export const call: (values: { phone: string | number }) => string
export const write: (values: { email: string | number }) => string
export const quickLinks: string
export const ourServices: string
export const reachUs: string
export const follow: (values: { network: string | number }) => string
export const copyright: (values: { year: string | number; name: string | number }) => string
export const actions: string
export const callUs: string
export const callBack: string
export const whatsapp: string
export const chatAbout: string
export const loading: string
export const notFoundTitle: string
export const notFoundText: string
export const backHome: string
export const reloadText: string
export const reload: string
export const reloadLater: string
export const helpTitle: string
export const helpOffline: string
export const helpText: string
export const helpCall: (values: { phone: string | number }) => string
export const helpChat: string
export const callbackForm: string
export const callbackDone: string
export const fullName: string
export const email: string
export const phoneNumber: string
export const date: string
export const service: string
export const send: string
export const onlyEnglish: string
