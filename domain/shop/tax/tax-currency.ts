import { isEu } from '@/domain/shop/countries/eu-law'

/** Currencies of countries whose law asks for the tax on invoices in their own one, except the euro. */
const CURRENCIES: Partial<Record<string, string>> = {
  // Directive 2006/112/EC, art. 230, for EU countries without the euro.
  ...{ CZ: 'CZK', DK: 'DKK', HU: 'HUF', PL: 'PLN', RO: 'RON', SE: 'SEK' },
  // The Value Added Tax Regulations 1995 (SI 1995/2518), reg. 14.
  GB: 'GBP',
  // Bokføringsforskriften (FOR-2004-12-01-1558), § 5-1-1.
  NO: 'NOK',
}

/** Returns the currency in which invoices to a country have to state the tax; null for any. */
export const taxCurrency = (code: string): string | null =>
  CURRENCIES[code] ?? (isEu(code) ? 'EUR' : null)
