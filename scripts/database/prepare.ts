import { migrate } from '../../server/kernel/setup/migrate'
import { seed } from '../../server/seed/seed'

/**
 * Migrates the database and seeds an empty one. Sample riders with their reviews and tickets are added to the
 * embedded database, but to an operator's only with SAMPLE_RIDERS, because customers must be able to trust reviews.
 */
export async function prepareDatabase(databaseUrl: string): Promise<{ seeded: boolean }> {
  await migrate(databaseUrl)
  const result = await seed(databaseUrl)
  if (wantsSamples()) {
    const { seedSamples } = await import('../../server/seed/seed-samples')
    await seedSamples(databaseUrl)
    const { seedForum } = await import('../../server/seed/seed-forum')
    await seedForum(databaseUrl)
    const { seedSupportDesk } = await import('../../server/seed/seed-tickets')
    await seedSupportDesk(databaseUrl)
  }
  return result
}

function wantsSamples(): boolean {
  const input = process.env.SAMPLE_RIDERS
  return input ? input === 'on' : !process.env.DATABASE_URL
}
