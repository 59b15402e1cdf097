export { addSpares, readCatalogWith, withProducts } from './products/add-spares'
export { taxedCountry, type Destination, type TaxedCountry } from './products/taxed-country'
export { productsOf, promotionOf } from './products/assemble-shop'
export { HIDDEN_METHODS_SETTING, hiddenMethods, offeredMethods } from './products/payment-methods'
export {
  listSpareIds,
  listSpareIdsAfter,
  listSparesLike,
  REVISION,
  revisionOf,
} from './products/queries'
export { type Catalog, catalogAt, readCatalog } from './products/read-catalog'
export { requireSoldBike } from './products/require-bike'
export { readStaffBikes } from './products/read-staff-bikes'
export { torquesOf, torqueTable } from './products/torques'
export { resolveMarkdown, resolvePlain } from './content/facts/resolve'
export { hasDealers, warrantyTerm } from './content/facts/shop'
export { type FactsDeps, type ShopFacts, shopFacts } from './content/facts/shop-facts'
export { listInForce } from './content/legal-versions'
export { findManual, listPublicTexts } from './content/manuals'
export { countStates, listPublic, listStates } from './content/queries'
export { attachPictures, signedPictures } from './content/pictures'
export { shelveDueTopics } from './content/shelve-topics'
export { contentRouter } from './content/routes'
export { countriesRouter } from './countries/routes'
export { purgeZeroResultSearches, recordZeroResults } from './searches/record-zero-results'
export { readSynonyms } from './searches/read-synonyms'
