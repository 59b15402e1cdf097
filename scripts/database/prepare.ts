import { migrate } from '../../server/kernel/setup/migrate'
import { seed } from '../../server/seed/seed'

/**
 * Brings the database to the present schema and fills an empty one with the seed data. Riders who never were, and
 * what they say of their bikes and ask the support desk, are added to the embedded database; to one of an operator only where
 * SAMPLE_RIDERS says so, for customers must be able to believe a review.
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
  const wish = process.env.SAMPLE_RIDERS
  return wish ? wish === 'on' : !process.env.DATABASE_URL
}
