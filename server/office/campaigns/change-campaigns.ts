import type { DecodedInput } from '@/contract/kit/route'
import type { campaignsSchemas } from '@/contract/office/campaigns/campaigns.schema'
import { campaignState, type CampaignKind } from '@/domain/office/campaigns/campaign'
import { readCatalog } from '@/server/catalog'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'
import { readPromo } from '@/server/pricing'

import {
  insertCampaign,
  listCampaigns,
  lockCampaign,
  updateCampaign,
  type CampaignRow,
} from './queries'

type CampaignDeps = Pick<Deps, 'db' | 'clock'>
type Change = DecodedInput<(typeof campaignsSchemas)['change']>['body']
type CampaignTexts = Omit<Change, 'seen'>
type AddCampaignBody = DecodedInput<(typeof campaignsSchemas)['add']>['body']

const STATE_ORDER = ['running', 'planned', 'ended', 'off']

export async function readCampaigns({ db, clock }: CampaignDeps) {
  const [rows, { banner, seasonal }] = await Promise.all([
    listCampaigns(db),
    readPromo({ db, clock }),
  ])
  const shown = [banner?.id, seasonal?.id]
  const at = clock.now().toISOString()
  return rows
    .map((row) => toResponse(row, { at, isShown: shown.includes(row.id) }))
    .sort((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state))
}

/** @throws DomainError invalid_input for an offer without a shop code or a banner without a link */
export async function addCampaign(
  { db, clock, ids, about }: CampaignDeps & Pick<Deps, 'ids'> & AuditSubjects,
  body: AddCampaignBody,
) {
  const { kind, ...words } = body
  return db.transaction(async (tx) => {
    const id = ids.publicId()
    about({ kind: 'campaigns', id })
    await insertCampaign(tx, { id, kind, ...(await toRow(tx, kind, words)) })
    return readOne({ db: tx, clock }, id)
  })
}

/** @throws DomainError campaign_not_found, campaign_changed, invalid_input */
export async function changeCampaign(
  { db, clock }: CampaignDeps,
  id: string,
  { seen, ...words }: Change,
) {
  return db.transaction(async (tx) => {
    const known = await lockCampaign(tx, id)
    if (!known) throw new DomainError('campaign_not_found', id)
    if (versionOf(known) !== seen) throw new DomainError('campaign_changed', id)
    await updateCampaign(tx, id, await toRow(tx, known.kind, words))
    return readOne({ db: tx, clock }, id)
  })
}

async function readOne(using: CampaignDeps, id: string) {
  const found = (await readCampaigns(using)).find((one) => one.id === id)
  if (!found) throw new DomainError('campaign_not_found', id)
  return found
}

/** Converts input to a row: a banner with a link or an offer with a code, other fields null. */
async function toRow(tx: Db, kind: CampaignKind, words: CampaignTexts) {
  const { title, text, starts_at, ends_at, is_active, link, link_label, code } = words
  const own =
    kind === 'banner'
      ? { ...requireLink(link, link_label), code: null }
      : { link: null, link_label: null, code: await requireCode(tx, code) }
  const window = { starts_at: dateOf(starts_at), ends_at: dateOf(ends_at) }
  return { title, text, is_active, ...window, ...own }
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

function requireLink(link: string | null, link_label: string | null) {
  if (link === null) throw missing('link', 'Enter where the banner leads.')
  if (link_label === null) throw missing('link_label', 'Enter the words of the link.')
  return { link, link_label }
}

async function requireCode(tx: Db, code: string | null): Promise<string> {
  const { promotions } = await readCatalog(tx)
  if (code !== null && promotions.some((one) => one.code === code)) return code
  throw missing('code', 'Enter a promo code of the shop.')
}

const missing = (field: string, message: string) =>
  new DomainError('invalid_input', message, { errors: [{ field, message }] })

function toResponse(row: CampaignRow, { at, isShown }: { at: string; isShown: boolean }) {
  const { starts_at, ends_at, ...words } = row
  const window = {
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
  const state = campaignState({ ...window, is_active: row.is_active }, at)
  return { ...words, ...window, state, is_shown: isShown, seen: versionOf(row) }
}

const versionOf = (row: CampaignRow) => sha256(JSON.stringify(row)).slice(0, 32)
