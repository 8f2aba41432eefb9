import * as texts from '../locales/en/refund-policy.json'
import type { ServicePart } from './service-page'

export const refundMeta = texts.meta

export const refundPage = texts.page

export const refundAside = texts.aside

export const refundNever = texts.never

/** The five points of the specification, in its order. */
export const refundRules: ServicePart = texts.rules

export const refundParts: readonly ServicePart[] = texts.parts
