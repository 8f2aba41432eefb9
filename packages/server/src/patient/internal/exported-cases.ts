import { presentHistory } from '../../audit/present'
import { presentNote } from '../../appointment/present'
import { caseParts, historyOf, presentCase, subjectsOf } from '../../case/present'
import { quoteParts } from '../../quote/parts'
import { exportedQuote } from '../../quote/present'
import type { Prisma } from '../../generated/prisma/client'

/** The cases of these requests with all that is written in them. */
export async function exportedCases(tx: Prisma.TransactionClient, requestIds: string[]) {
  const cases = await tx.careCase.findMany({
    where: { requests: { some: { id: { in: requestIds } } }, erasedAt: null },
    include: caseParts,
    orderBy: { createdAt: 'asc' },
  })
  const ids = cases.map(({ id }) => id)
  const quotes = await tx.quote.findMany({
    where: { caseId: { in: ids } },
    include: quoteParts,
    orderBy: { position: 'asc' },
  })
  const rules = await tx.planRule.findMany({
    where: { caseId: { in: ids } },
    include: { tasks: { orderBy: { position: 'asc' }, omit: { ruleId: true, position: true } } },
    omit: { lineId: true, nurseId: true },
    orderBy: { startsOn: 'asc' },
  })
  const pauses = await tx.planPause.findMany({ where: { caseId: { in: ids } }, orderBy: { from: 'asc' } })
  const notes = await tx.recordNote.findMany({ where: { caseId: { in: ids } }, orderBy: { createdAt: 'asc' } })
  const history = await tx.auditEntry.findMany({
    where: historyOf(cases),
    orderBy: { id: 'asc' },
  })
  return cases.map((row) => {
    // Other families' cases are none of this patient's data.
    const { related: _, ...ofPatient } = presentCase(row, [], (login) => login)
    return {
      ...ofPatient,
      quotes: quotes.filter(({ caseId }) => caseId === row.id).map(exportedQuote),
      rules: rules.filter(({ caseId }) => caseId === row.id),
      pauses: pauses.filter(({ caseId }) => caseId === row.id),
      notes: notes.filter(({ caseId }) => caseId === row.id).map(presentNote),
      history: history.filter(({ subjectId }) => subjectsOf(row).includes(subjectId)).map(presentHistory),
    }
  })
}
