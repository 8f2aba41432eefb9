/** Has Prisma report a span for each statement. Its own steps around it would be ten spans where one is of interest. */
export async function traceDatabase(): Promise<void> {
  const { PrismaInstrumentation } = await import('@prisma/instrumentation')
  new PrismaInstrumentation({ ignoreSpanTypes: [/^(?!prisma:client:(db_query|transaction)$)/] }).enable()
}
