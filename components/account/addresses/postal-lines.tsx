interface PostalLinesProps {
  /** Address lines; empty ones are skipped. Two may be equal if a city has its country's name. */
  lines: readonly (string | null | undefined)[]
}

export function PostalLines({ lines }: PostalLinesProps) {
  return lines.filter(Boolean).map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ))
}
