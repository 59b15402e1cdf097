import { desc, eq } from 'drizzle-orm'

import { supportRoutes } from '@/contract/support'
import { supportSchemas } from '@/contract/support.schema'

import { tickets } from '../db/schema/support'
import { createRouter } from '../http/router'

export const supportRouter = createRouter(supportRoutes, supportSchemas).on(
  'list',
  async ({ db, caller }) => {
    const rows = await db
      .select()
      .from(tickets)
      .where(eq(tickets.user_id, caller.userId))
      .orderBy(desc(tickets.updated_at))
      .limit(200)
    const list = rows.map(({ number, subject, status, created_at, updated_at }) => ({
      number,
      subject,
      status,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }))
    return { data: { tickets: list } }
  },
)
