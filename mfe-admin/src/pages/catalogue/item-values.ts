import type { ItemFacts, NewHealthPackage, NewLabTest } from '@homecare/contract/admin/catalogue-editor'
import { MAX_TELLS, MAX_TEST_AED, MIN_TEST_AED } from '@homecare/domain/catalogue'
import { MAX_TEXT } from '@homecare/domain/patient'
import { cleanLine, latinDigits } from '@homecare/domain/text'
import { amountOf } from '../../parts/amount'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'

const text = catalogueMessages.form
const MAX_PACKAGE_AED = 20_000
const MAX_FASTING_HOURS = 24
const MAX_TURNAROUND_HOURS = 720

/** The form's values. The fields of the other kind of item are not shown and stay empty. */
export interface ItemValues {
  name?: string
  /** What it tells the patient. */
  tells?: string
  nameAr?: string
  tellsAr?: string
  price?: string
  previousPrice?: string
  active: boolean
  specimen?: string
  fastingHours?: string
  turnaroundHours?: string
  /** One on each line. */
  synonyms?: string
  biomarkers?: string
  benefits?: string
  benefitsAr?: string
  testIds: number[]
}

export type ItemErrors = { [Field in keyof ItemValues]?: string }
/** The parts of an item that the form changes. */
export type ItemInput = Pick<CatalogueItem, 'price' | 'previousPrice' | 'active'> & ItemFacts

/** Null is a new test or package. */
export function itemValuesOf(item: CatalogueItem | null): ItemValues {
  return {
    name: item?.name ?? '',
    tells: item?.tells ?? '',
    nameAr: item?.nameAr ?? '',
    tellsAr: item?.tellsAr ?? '',
    price: String(item?.price ?? ''),
    previousPrice: String(item?.previousPrice ?? ''),
    active: item?.active ?? true,
    specimen: item?.specimen ?? '',
    fastingHours: String(item?.fastingHours ?? (item ? '' : 0)),
    turnaroundHours: String(item?.turnaroundHours ?? ''),
    synonyms: item?.synonyms?.join('\n') ?? '',
    biomarkers: item?.biomarkers?.join('\n') ?? '',
    benefits: item?.benefits?.join('\n') ?? '',
    benefitsAr: item?.benefitsAr?.join('\n') ?? '',
    testIds: item?.testIds ?? [],
  }
}

/** Everything of the form, once it has no errors. */
export function testInputOf(values: ItemValues): NewLabTest & { tells: string } {
  return {
    name: values.name?.trim() ?? '',
    tells: values.tells?.trim() ?? '',
    nameAr: values.nameAr?.trim() ?? '',
    tellsAr: values.tellsAr?.trim() ?? '',
    price: amountOf(values.price) ?? 0,
    active: values.active,
    specimen: values.specimen?.trim() ?? '',
    fastingHours: Number(hoursOf(values.fastingHours)),
    turnaroundHours: Number(hoursOf(values.turnaroundHours)),
    synonyms: linesOf(values.synonyms).map((line) => line.toLowerCase()),
    biomarkers: linesOf(values.biomarkers),
  }
}

export function itemInputOf(kind: CatalogueItem['kind'], values: ItemValues): ItemInput {
  return kind === 'test' ? { ...testInputOf(values), previousPrice: null } : packageInputOf(values)
}

export function packageInputOf(values: ItemValues): NewHealthPackage {
  const { name, tells, nameAr, tellsAr, price, active } = testInputOf(values)
  const testIds = values.testIds.toSorted((a, b) => a - b)
  const previousPrice = amountOf(values.previousPrice) ?? null
  const [benefits, benefitsAr] = [linesOf(values.benefits), linesOf(values.benefitsAr)]
  return { name, tells, nameAr, tellsAr, price, active, previousPrice, testIds, benefits, benefitsAr }
}

export function itemErrors(kind: CatalogueItem['kind'], values: ItemValues): ItemErrors {
  const { previousPrice = '' } = values
  const price = amountOf(values.price)
  const was = amountOf(previousPrice)
  const common = { name: lineError(values.name), tells: tellsError(values.tells) }
  if (kind === 'test')
    return present({
      ...common,
      price: price === undefined || price < MIN_TEST_AED || price > MAX_TEST_AED ? text.wrongTestPrice : undefined,
      specimen: lineError(values.specimen),
      fastingHours: isHours(values.fastingHours, 0, MAX_FASTING_HOURS) ? undefined : text.wrongFasting,
      turnaroundHours: isHours(values.turnaroundHours, 1, MAX_TURNAROUND_HOURS) ? undefined : text.wrongTurnaround,
      synonyms: linesError(values.synonyms, { min: 0, max: 30 }),
      biomarkers: linesError(values.biomarkers, { min: 1, max: 60 }),
    })
  const isPrice = price !== undefined && price >= 1 && price <= MAX_PACKAGE_AED
  const isWas = was !== undefined && was <= MAX_PACKAGE_AED && was > (price ?? 0)
  return present({
    ...common,
    price: isPrice ? undefined : text.wrongPrice,
    previousPrice: previousPrice.trim() === '' || isWas ? undefined : text.wrongWas,
    testIds: values.testIds.length === 0 ? text.noTests : undefined,
    benefits: linesError(values.benefits, { min: 1, max: 10 }),
    benefitsAr: linesError(values.benefitsAr, { min: 0, max: 10 }),
  })
}

const present = (errors: ItemErrors): ItemErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))

const isHours = (typed = '', min: number, max: number) =>
  /^\d{1,3}$/.test(hoursOf(typed)) && Number(hoursOf(typed)) >= min && Number(hoursOf(typed)) <= max

const hoursOf = (typed = ''): string => latinDigits(cleanLine(typed))

const linesOf = (written = ''): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function lineError(value = ''): string | undefined {
  if (value.trim() === '') return text.required
  return value.trim().length > MAX_TEXT ? text.tooLong : undefined
}

function tellsError(value = ''): string | undefined {
  if (value.trim() === '') return text.required
  return value.trim().length > MAX_TELLS ? text.tellsTooLong(MAX_TELLS) : undefined
}

function linesError(value: string | undefined, { min, max }: { min: number; max: number }): string | undefined {
  const lines = linesOf(value)
  if (lines.length < min) return text.required
  if (lines.length > max) return text.tooManyLines(max)
  const twice = lines.find((line, at) => lines.findIndex((each) => each.toLowerCase() === line.toLowerCase()) < at)
  if (twice) return text.twice(twice)
  return lines.some((line) => line.length > MAX_TEXT) ? text.lineTooLong : undefined
}
