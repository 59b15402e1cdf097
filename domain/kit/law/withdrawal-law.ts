interface WithdrawalLaw {
  /** Days after the last goods were received. */
  days: number
  source: string
}

/** Member states of the European Union. Source: Treaty on European Union, art. 52. */
const EU_COUNTRIES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE'],
  ...['IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** Other states of the European Economic Area. Source: Agreement on the European Economic Area, art. 2. */
const EEA_COUNTRIES = [...EU_COUNTRIES, 'IS', 'LI', 'NO']

const DIRECTIVE: WithdrawalLaw = { days: 14, source: 'Directive 2011/83/EU, art. 9' }

/** Rights of withdrawal from online purchases of goods outside of the EEA, by ISO 3166-1 code. */
const ELSEWHERE: Partial<Record<string, WithdrawalLaw>> = {
  BR: { days: 7, source: 'Código de Defesa do Consumidor (Lei 8.078/1990), art. 49' },
  CL: { days: 10, source: 'Ley 19.496, art. 3 bis' },
  GB: { days: 14, source: 'Consumer Contracts Regulations 2013 (SI 2013/3134), reg. 29 and 30' },
  IL: { days: 14, source: 'Consumer Protection Law, 5741-1981, § 14C' },
  KR: { days: 7, source: 'Act on the Consumer Protection in Electronic Commerce, art. 17' },
}

/** Returns the country's right of withdrawal; undefined where only the shop's own policy grants one. */
export function withdrawalLaw(country: string): WithdrawalLaw | undefined {
  return EEA_COUNTRIES.includes(country) ? DIRECTIVE : ELSEWHERE[country]
}
