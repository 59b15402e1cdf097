import { sql } from 'drizzle-orm'

import type { DecodedInput } from '@/contract/kit/route'
import type { settingsSchemas } from '@/contract/office/settings/settings.schema'
import { BRAND_SETTING } from '@/domain/kit/brand'
import { hasSamples } from '@/domain/kit/sample'
import { CONNECTIONS } from '@/domain/office/connections/connections'
import { OPENING_SETTING, openingOf } from '@/domain/office/settings/opening'
import {
  SETUP_SETTING,
  SETUP_STEPS,
  setupOf,
  type SetupProgress,
  type SetupStep,
} from '@/domain/office/settings/setup'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { SHOP_SETTING } from '@/server/kernel/ports/seller'

import { countSamples } from '../samples/samples'
import { upsertSetting } from './queries'

type SetupDeps = Pick<Deps, 'db' | 'seller' | 'providers' | 'mail' | 'connections'>

/** Returns which steps are done, by what the shop stores or because staff said so. */
export async function readSetup(using: SetupDeps) {
  const { settings } = await readCatalog(using.db)
  const { marked, is_hidden } = setupOf(settings[SETUP_SETTING])
  const done = await doneSteps(using, settings)
  return {
    is_hidden,
    steps: SETUP_STEPS.map((step) => ({
      step,
      is_done: done[step] || marked.includes(step),
      is_marked: marked.includes(step),
    })),
  }
}

async function doneSteps(
  { db, seller, providers, mail, connections }: SetupDeps,
  settings: Readonly<Record<string, unknown>>,
): Promise<Record<SetupStep, boolean>> {
  const { has_text, has_bike } = await readEdits(db)
  const samples = await countSamples({ db, seller })
  const isRefused = async (id: string) => {
    const connection = CONNECTIONS.find((one) => one === id)
    return connection ? (await connections.check(connection)).state === 'refused' : false
  }
  const live = providers.filter(({ isInternal, isTest }) => !isInternal && !isTest)
  const refused = await Promise.all(live.map(({ id }) => isRefused(id)))
  return {
    company: SHOP_SETTING in settings,
    brand: BRAND_SETTING in settings,
    payment: refused.includes(false),
    mail: mail !== null && !(await isRefused('mail')),
    shipping: false,
    bike: has_bike,
    texts: has_text,
    taxes: samples.registrations + samples.kept_registrations === 0,
    samples: !hasSamples(samples),
    open: openingOf(settings[OPENING_SETTING]).is_open,
  }
}

async function readEdits(db: Db) {
  const { rows } = await db.execute<{ has_text: boolean; has_bike: boolean }>(sql`select
    exists (select from content_versions where author_id is not null) as has_text,
    exists (select from bike_edits) as has_bike`)
  return rows[0] ?? { has_text: false, has_bike: false }
}

export async function changeSetup(
  using: SetupDeps,
  { marked, is_hidden }: DecodedInput<(typeof settingsSchemas)['changeSetup']>['body'],
) {
  await using.db.transaction((tx) =>
    upsertSetting(tx, SETUP_SETTING, { marked, is_hidden } satisfies SetupProgress),
  )
  // Outside of the transaction, because it may ask payment providers.
  return readSetup(using)
}
