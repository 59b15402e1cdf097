import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { savedBuilds } from '@/server/kernel/db/schema/orders/builds'

type SavedBuild = typeof savedBuilds.$inferSelect
type NewBuild = Pick<SavedBuild, 'bike_slug' | 'build' | 'build_key' | 'price_lines'>

export async function findSavedBuild(db: Db, code: string): Promise<SavedBuild | undefined> {
  const [row] = await db.select().from(savedBuilds).where(eq(savedBuilds.code, code))
  return row
}

export async function insertSavedBuild(
  db: Db,
  build: NewBuild,
  makeCode: () => string,
): Promise<string> {
  // A code of 40 random bits may collide; the next attempt then uses a new code.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [inserted] = await db
      .insert(savedBuilds)
      .values({ ...build, code: makeCode() })
      .onConflictDoNothing()
      .returning({ code: savedBuilds.code })
    const code = inserted?.code ?? (await findSameBuild(db, build))
    if (code) return code
  }
  throw new Error('No free build code after five attempts.')
}

async function findSameBuild(db: Db, build: NewBuild): Promise<string | undefined> {
  const [row] = await db
    .select({ code: savedBuilds.code })
    .from(savedBuilds)
    .where(
      and(
        eq(savedBuilds.build_key, build.build_key),
        eq(
          savedBuilds.price_lines_md5,
          sql`md5((${JSON.stringify(build.price_lines)}::jsonb)::text)`,
        ),
      ),
    )
  return row?.code
}
