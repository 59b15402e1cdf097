interface OptionPictureProps {
  slug: string
  /** Kind of the id; needed because part ids and color ids overlap. */
  kind: 'part' | 'color'
  id: number
  className: string
  /** Fallback color if there is no picture. */
  color?: string
}

/** Small picture of a part or paint; always show its title next to it. */
export const OptionPicture = ({ slug, kind, id, className, color }: OptionPictureProps) => (
  // eslint-disable-next-line @next/next/no-img-element -- it's a small file already
  <img
    src={`/pictures/options/${slug}?${kind}=${id}`}
    alt=""
    width={96}
    height={72}
    loading="lazy"
    className={className}
    style={{ background: color }}
  />
)
