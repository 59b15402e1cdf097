import { synonymsOf, type Synonyms } from '@/domain/search/stems'
import type { Db } from '@/server/kernel/db/client'

import { readCatalogue, type Catalogue } from '../catalogue/read-catalogue'
import { listSynonyms, type SearchScope } from './queries'

const synonymCaches = new WeakMap<Catalogue, Map<SearchScope, Promise<Synonyms>>>()

/**
 * The synonyms of a place as the database has them now. Kept beside the catalogue, whose revision moves with them: one
 * point read tells whether either has changed.
 */
export async function readSynonyms(db: Db, place: SearchScope): Promise<Synonyms> {
  const catalogue = await readCatalogue(db)
  const ofPlaces = synonymCaches.get(catalogue) ?? new Map<SearchScope, Promise<Synonyms>>()
  synonymCaches.set(catalogue, ofPlaces)
  const loading = ofPlaces.get(place) ?? listSynonyms(db, place).then(synonymsOf)
  ofPlaces.set(place, loading)
  // A failure is not kept.
  loading.catch(() => ofPlaces.delete(place))
  return loading
}
