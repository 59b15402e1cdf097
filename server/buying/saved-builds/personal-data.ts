import { and, eq, inArray, notExists, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { personalRows } from '@/server/kernel/db/personal-rows'
import { memberBuilds, savedBuilds } from '@/server/kernel/db/schema/orders/builds'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

export async function exportMemberBuilds(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const isTheirs = eq(memberBuilds.user_id, user.id)
  const codes = tx.select({ code: memberBuilds.code }).from(memberBuilds).where(isTheirs)
  add({
    member_builds: await personalRows(tx, memberBuilds, isTheirs),
    saved_builds: await personalRows(tx, savedBuilds, inArray(savedBuilds.code, codes)),
  })
}

/** Erases an account's builds, and with them codes whose paint has a name, unless another member saved them. */
export async function eraseMemberBuilds(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  const own = await tx
    .delete(memberBuilds)
    .where(eq(memberBuilds.user_id, user.id))
    .returning({ code: memberBuilds.code })
  const codes = own.map(({ code }) => code)
  const isOfOthers = tx
    .select({ one: sql`1` })
    .from(memberBuilds)
    .where(eq(memberBuilds.code, savedBuilds.code))
  await tx
    .delete(savedBuilds)
    .where(
      and(
        inArray(savedBuilds.code, codes),
        sql`${savedBuilds.build} -> 'paint' ->> 'name' is not null`,
        notExists(isOfOthers),
      ),
    )
}
