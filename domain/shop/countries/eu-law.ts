/** States of the European Union, and of the European Economic Area (Agreement on the European Economic Area, OJ L 1, 3.1.1994), ISO 3166-1 alpha-2. */
const EU: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const EEA: readonly string[] = [...EU, 'IS', 'LI', 'NO']

/** Whether EU consumer law applies to goods that go there. */
export const isEea = (code: string | undefined): boolean => code !== undefined && EEA.includes(code)

/** Whether it belongs to the VAT area of the EU (Directive 2006/112/EC, art. 5 and 6). */
export const isEu = (code: string): boolean => EU.includes(code)
