import type { Country } from './country'

/** A state or province with its postal abbreviation. */
export interface Region {
  code: string
  title: string
}

/** States, the federal district, territories and military post offices, sorted by name. */
const US_STATES = `AL Alabama
AK Alaska
AS American Samoa
AZ Arizona
AR Arkansas
AA Armed Forces Americas
AE Armed Forces Europe
AP Armed Forces Pacific
CA California
CO Colorado
CT Connecticut
DE Delaware
DC District of Columbia
FL Florida
GA Georgia
GU Guam
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
MP Northern Mariana Islands
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
PR Puerto Rico
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
VI U.S. Virgin Islands
UT Utah
VT Vermont
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming`

const CANADIAN_PROVINCES = `AB Alberta
BC British Columbia
MB Manitoba
NB New Brunswick
NL Newfoundland and Labrador
NT Northwest Territories
NS Nova Scotia
NU Nunavut
ON Ontario
PE Prince Edward Island
QC Quebec
SK Saskatchewan
YT Yukon`

const listOf = (lines: string): readonly Region[] =>
  lines.split('\n').map((line) => ({ code: line.slice(0, 2), title: line.slice(3) }))

const REGIONS: Partial<Record<string, readonly Region[]>> = {
  CA: listOf(CANADIAN_PROVINCES),
  US: listOf(US_STATES),
}

/** Returns the regions of a country's addresses; null if the region is free text. */
export function regionsOf({ code }: Pick<Country, 'code'>): readonly Region[] | null {
  return REGIONS[code] ?? null
}

/**
 * Finds a region by code or name, ignoring case, because addresses older than the list hold either.
 * @example findRegion({ code: 'US' }, 'oregon')?.code // 'OR'
 */
export function findRegion(country: Pick<Country, 'code'>, text: string): Region | undefined {
  const needle = text.trim().toLowerCase()
  return regionsOf(country)?.find(
    ({ code, title }) => code.toLowerCase() === needle || title.toLowerCase() === needle,
  )
}
