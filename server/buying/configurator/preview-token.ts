import type { Bike } from '@/domain/shop/bikes/bike'
import { asOffered, DRAFT_SENTENCE } from '@/domain/office/bikes/bikes'
import { readStaffBikes } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { deriveHexKey } from '@/server/kernel/ports/ids'

const HOUR_MS = 3_600_000
/** First id of drafts, above the ids of bikes, products and everything else that a cart can hold. */
const FIRST_ID = 1_500_000_000
const IDS = 600_000_000

/** Preview token of a draft: a slug and an id that nothing for sale has. */
interface Seal {
  slug: string
  id: number
}

interface DraftPreview {
  bike: Bike
  slug: string
}

type PreviewTokenDeps = Pick<Deps, 'db' | 'secret' | 'clock'>

function sealAt(secret: string, slug: string, hour: number): Seal {
  const subject = `${slug}:${hour}`
  const hex = deriveHexKey(secret, { purpose: 'draft-bike', subject, length: 24 })
  return { slug: `draft-${hex}`, id: FIRST_ID + (Number.parseInt(hex.slice(0, 8), 16) % IDS) }
}

const hourOf = (clock: Deps['clock']) => Math.floor(clock.now().getTime() / HOUR_MS)

/** Derives the preview token of a draft, valid for one to two hours. */
export const sealOf = ({ secret, clock }: Pick<Deps, 'secret' | 'clock'>, slug: string): Seal =>
  sealAt(secret, slug, hourOf(clock))

async function findSealed({ db, secret, clock }: PreviewTokenDeps, is: (seal: Seal) => boolean) {
  const hour = hourOf(clock)
  for (const stored of await readStaffBikes(db)) {
    if (!stored.is_draft) continue
    const seal = [hour, hour - 1].map((at) => sealAt(secret, stored.slug, at)).find(is)
    if (!seal) continue
    const bike = { ...asOffered(stored), ...seal, unavailable: DRAFT_SENTENCE }
    return { slug: stored.slug, bike }
  }
  return null
}

/** Finds the draft of a preview token; null for other tokens, and once the draft is published. */
export const sealedByName = (deps: PreviewTokenDeps, name: string): Promise<DraftPreview | null> =>
  findSealed(deps, ({ slug }) => slug === name)

/** Finds the draft by the id of its preview token; lower ids skip the search. */
export async function sealedById(deps: PreviewTokenDeps, id: number): Promise<DraftPreview | null> {
  return id < FIRST_ID ? null : findSealed(deps, (seal) => seal.id === id)
}
