import { findRegion } from './regions'

/** First three digits of ZIP codes by state; ranges that two states share are listed twice. */
const ZIP_CODES = `AA 340
AE 090-099
AK 995-999
AL 350-369
AP 962-966
AR 716-729
AS 967 969
AZ 850-865
CA 900-961
CO 800-816
CT 060-069
DC 200-205 569
DE 197-199
FL 320-349
GA 300-319 398-399
GU 969
HI 967-968
IA 500-528
ID 832-838
IL 600-629
IN 460-479
KS 660-679
KY 400-427
LA 700-714
MA 010-027 055
MD 206-219
ME 039-049
MI 480-499
MN 550-567
MO 630-658
MP 969
MS 386-397
MT 590-599
NC 270-289
ND 580-588
NE 680-693
NH 030-038
NJ 070-089
NM 870-884
NV 889-898
NY 005 063 100-149
OH 430-459
OK 730-749
OR 970-979
PA 150-196
PR 006-009
RI 028-029
SC 290-299
SD 570-577
TN 370-385
TX 733 750-799 885
UT 840-847
VA 201 220-246
VI 008
VT 050-059
WA 980-994
WI 530-549
WV 247-268
WY 820-831`

/** First letters of Canadian postal codes by province. */
const CANADIAN_CODES = `AB T
BC V
MB R
NB E
NL A
NS B
NT X
NU X
ON K L M N P
PE C
QC G H J
SK S
YT Y`

const rangesOf = (lines: string) =>
  lines.split('\n').flatMap((line) => {
    const [region = '', ...ranges] = line.split(' ')
    return ranges.map((range) => {
      const [from = '', to = from] = range.split('-')
      return { region, from, to }
    })
  })

const RANGES: Partial<Record<string, ReturnType<typeof rangesOf>>> = {
  CA: rangesOf(CANADIAN_CODES),
  US: rangesOf(ZIP_CODES),
}

/** Lists the regions that a postal code may be in; empty if the shop doesn't know. */
function regionsOfPostcode(code: string, postcode: string): string[] {
  const possible = (RANGES[code] ?? []).filter(({ from, to }) => {
    const start = postcode.slice(0, from.length).toUpperCase()
    return from <= start && start <= to
  })
  return possible.map(({ region }) => region)
}

const NEEDED: Partial<Record<string, number>> = { CA: 1, US: 3 }

/** Returns the region of a postal code; null if it is incomplete, unknown or on both sides of a border. */
export function regionOfPostcode(code: string, postcode: string): string | null {
  if (postcode.length < (NEEDED[code] ?? Infinity)) return null
  const [region, other] = regionsOfPostcode(code, postcode)
  return region !== undefined && other === undefined ? region : null
}

/**
 * Returns whether a postal code may be in a region, because taxes depend on it; true if the shop doesn't know.
 * @param postcode in the form of its country
 */
export function isPostcodeOf(code: string, region: string, postcode: string): boolean {
  const known = findRegion({ code }, region)?.code
  const possible = regionsOfPostcode(code, postcode)
  return known === undefined || possible.length === 0 || possible.includes(known)
}
