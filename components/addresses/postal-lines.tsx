interface PostalLinesProps {
  /** Empty ones are left out. Two may be equal: a city that is a country. */
  lines: readonly (string | null | undefined)[]
}

/** An address line by line, inside of whatever marks it up. */
export function PostalLines({ lines }: PostalLinesProps) {
  return lines.filter(Boolean).map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ))
}
