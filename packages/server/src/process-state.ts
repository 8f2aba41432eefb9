import type { SlotChoice } from '@homecare/domain/nearest-slots'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Batcher } from './batcher'
import { createBrochureCache, type BrochureCache } from './brochure/get'
import { createStepCounter, type CountedView } from './board/count-step'
import { createCatalogueCache, type CatalogueCache } from './catalogue/load'
import { createOrderIds } from './booking/order-ids'
import { createCheckPostponer, type PostponedCheck } from './payment/postpone-check'
import type { Resources } from './context'
import { createEmailBatchers, type EmailBatchers } from './email/about'
import { createReceiptCache, type ReceiptCache } from './email/attachments'
import { createPdfFonts, type PdfFonts } from './pdf/pdf-fonts'
import { createSharingPictureCache, type SharingPictureCache } from './sharing-picture/get'
import { createNearestSlotsBatcher, type SlotQuestion } from './slot/with-alternative-slots'

/** All state that lives as long as its process is on the context; modules have none. */
export interface ProcessState {
  /** Unique within the process; between processes the database decides. */
  nextOrderId: (now: Date) => string
  /** The concurrency limits. */
  limits: {
    /** A limit for one slot leaves connections for other calls, and tells the calls after the last seat quickly. */
    startBooking: LimitFunction
    /** A second run would only take connections away from the first. */
    reconcileDue: LimitFunction
    /** Pictures are encoded and drawn one after the other, which bounds the memory and leaves time to other calls. */
    makePicture: LimitFunction
  }
  /** The batchers: their calls share a statement. */
  batchers: {
    nearestSlots: Batcher<SlotQuestion, SlotChoice[]>
    postponeCheck: Batcher<PostponedCheck, void>
    countStep: Batcher<CountedView, void>
  } & EmailBatchers
  caches: {
    catalogue: CatalogueCache
    fonts: PdfFonts
    receipts: ReceiptCache
    brochure: BrochureCache
    sharingPicture: SharingPictureCache
  }
}

/** Called once, when the process creates its context; each entity creates its own part. */
export const createProcessState = (resources: Resources, fonts: PdfFonts = createPdfFonts()): ProcessState => {
  const makePicture = pLimit(1)
  return {
    nextOrderId: createOrderIds(),
    limits: {
      startBooking: pLimit(4),
      reconcileDue: pLimit(1),
      makePicture,
    },
    batchers: {
      nearestSlots: createNearestSlotsBatcher(resources),
      postponeCheck: createCheckPostponer(resources),
      countStep: createStepCounter(resources),
      ...createEmailBatchers(resources),
    },
    caches: {
      catalogue: createCatalogueCache(),
      fonts,
      receipts: createReceiptCache(fonts),
      brochure: createBrochureCache(fonts),
      sharingPicture: createSharingPictureCache({ fonts, limit: makePicture }),
    },
  }
}
