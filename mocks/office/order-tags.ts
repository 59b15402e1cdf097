import { TAGS_LIMIT } from '@/domain/community/support/ticket'

import { mockProblem } from '../mock'
import type { Books, MockOrder } from '../shop-state'

interface TagOrderBody {
  tag: string
  is_on: boolean
  at: string
  by: string
}

export function tagMock(order: MockOrder, { tag, is_on, at, by }: TagOrderBody): void {
  const tags = order.tags ?? []
  if (tags.includes(tag) === is_on) return
  if (is_on && tags.length >= TAGS_LIMIT) throw mockProblem('order_tags_full')
  order.tags = is_on ? [...tags, tag].sort() : tags.filter((one) => one !== tag)
  order.events.push({ at, kind: is_on ? 'tag_added' : 'tag_removed', text: tag, by })
}

export function renameMock({ orders }: Books, from: string, to: string): number {
  const own = from === to ? [] : orders.filter(({ tags = [] }) => tags.includes(from))
  for (const order of own) {
    const tags = (order.tags ?? []).map((tag) => (tag === from ? to : tag))
    order.tags = [...new Set(tags)].sort()
  }
  return own.length
}

export function listTags({ orders }: Books) {
  const counts = new Map<string, number>()
  for (const tag of orders.flatMap(({ tags = [] }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag))
}
