import { synonymsOf, type Synonyms } from '@/domain/kit/search/stems'
import type { Db } from '@/server/kernel/db/client'

import { readCatalog, type Catalog } from '../products/read-catalog'
import { listSynonyms, type SearchScope } from './queries'

const synonymCaches = new WeakMap<Catalog, Map<SearchScope, Promise<Synonyms>>>()

/** Returns synonyms, cached with the catalog: one read of its revision detects a change of either. */
export async function readSynonyms(db: Db, scope: SearchScope): Promise<Synonyms> {
  const catalog = await readCatalog(db)
  const ofPlaces = synonymCaches.get(catalog) ?? new Map<SearchScope, Promise<Synonyms>>()
  synonymCaches.set(catalog, ofPlaces)
  const loading = ofPlaces.get(scope) ?? listSynonyms(db, scope).then(synonymsOf)
  ofPlaces.set(scope, loading)
  // Failed loads aren't cached.
  loading.catch(() => ofPlaces.delete(scope))
  return loading
}
