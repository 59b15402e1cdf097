import { forumRoutes } from '@/contract/community/forum/forum'
import { forumSchemas } from '@/contract/community/forum/forum.schema'
import { sizeOf } from '@/domain/shop/bikes/build'
import { listOwnBikes } from '@/server/after-sale'
import { readCatalog } from '@/server/catalog'
import { readMember, requireShownMember } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'
import { createRouter } from '@/server/kernel/http/router'

/** A member's page isn't cached, so that withdrawn consent takes effect immediately. */
export const membersRouter = createRouter(forumRoutes, forumSchemas).on(
  'memberPage',
  async (context) => {
    const { db, params, query } = context
    const member = await requireShownMember(db, params.name)
    const page = await readMember(db, member, query.before ?? null)
    return { data: { ...page, bikes: member.shows_bikes ? await ridesOf(context, member.id) : [] } }
  },
)

/** Lists the member's delivered bikes and their sizes. */
async function ridesOf(deps: Deps, userId: number) {
  const { allBikesBySlug } = await readCatalog(deps.db)
  const owned = await listOwnBikes(deps.db, userId)
  return owned
    .filter(({ bike }) => bike.delivered_at !== null)
    .map(({ bike }) => {
      const model = allBikesBySlug.get(bike.bike_slug)
      return {
        title: model?.title ?? bike.title,
        size: (model && sizeOf(model, bike.build.size_id)?.title) ?? '',
      }
    })
}
